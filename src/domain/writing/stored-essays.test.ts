import { expect, test } from 'vitest'
import { parseStoredEssays, serializeEssays } from './stored-essays.ts'

const essay = {
  id: 'a',
  author: 'Ana S.',
  avatar: '/api/avatars/a.svg',
  authorKey: 'a',
  excerpt: 'A preservação do patrimônio…',
  isCut: true,
  likes: 3,
  createdAt: '2026-11-21T12:00:00.000Z',
  isLiked: false,
  isMine: true,
}

test('what was kept is read again, under the members of product §3 too', () => {
  const text = serializeEssays([essay])
  expect(parseStoredEssays(text)).toMatchObject([essay])
  expect(JSON.parse(text)[0]).toMatchObject({
    id: 'a',
    author: 'Ana S.',
    avatar: essay.avatar,
    text: essay.excerpt,
    likes: 3,
  })
})

test.each([
  null,
  '',
  '{',
  '{}',
  '[1]',
  JSON.stringify([{ author: 'Você', text: 'x' }]),
  JSON.stringify([{ ...essay, likes: '3' }]),
])('%j is no list of essays', (text) => {
  expect(parseStoredEssays(text)).toBeNull()
})
