import { expect, test } from 'vitest'
import { noticeOf, ownPath } from './pushed-notice.ts'

test('what the server wrote is shown, and opens a page of this site', () => {
  const notice = { title: 'Sua correção está pronta', body: 'Toque.', tag: 'a', path: '/perfil' }
  expect(noticeOf(JSON.stringify(notice))).toEqual(notice)
})

test.each([null, '', '{', 'null', '[]', '{"title":1}'])('%j is told as news of the site', (text) => {
  expect(noticeOf(text)).toMatchObject({ title: 'Domine a Redação', path: '/' })
})

test.each([
  ['/painel/pedidos?filtro=a', '/painel/pedidos?filtro=a'],
  ['//outro.exemplo', '/'],
  ['/\\outro.exemplo', '/'],
  ['https://outro.exemplo', '/'],
  ['javascript:alert(1)', '/'],
  [7, '/'],
])('a press on %j opens %s', (given, path) => expect(ownPath(given)).toBe(path))
