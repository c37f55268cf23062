import { expect, test } from 'vitest'
import { parseStoredFeedbacks } from './stored-feedbacks.ts'

const feedback = {
  id: 'a',
  author: 'Ana',
  avatar: '/api/avatars/a.svg',
  authorKey: 'a',
  rating: 5,
  comment: '',
  likes: 0,
  commentCount: 0,
  createdAt: '2026-11-21T12:00:00.000Z',
  isSample: false,
  isLiked: false,
  isMine: true,
}

test('what was kept is read again', () => {
  expect(parseStoredFeedbacks(JSON.stringify([feedback]))).toEqual([feedback])
  expect(parseStoredFeedbacks('[]')).toEqual([])
})

test.each([
  null,
  '',
  '{',
  'null',
  '{}',
  '[1]',
  '[null]',
  JSON.stringify([{ ...feedback, likes: '3' }]),
  JSON.stringify([{ id: 1, author: 'Você', rating: 5, comment: '', likes: 0, comments: [] }]),
])('%j is no wall', (text) => {
  expect(parseStoredFeedbacks(text)).toBeNull()
})
