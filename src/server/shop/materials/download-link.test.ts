import { expect, test } from 'vitest'
import { checkDownloadToken, downloadLink } from './download-link.ts'

const secret = Buffer.alloc(32, 1)
const target = { purchaseId: '6c0f4f0e-0000-4000-8000-000000000001', materialId: 'mat_conclusao' }
const expiresAt = new Date('2026-11-21T12:15:00Z')
const linkOf = (fileName: string) =>
  new URL(downloadLink(secret, { ...target, fileName }, expiresAt), 'http://x')
const token = linkOf('conclusao').searchParams.get('token') ?? ''

test('a link names purchase, material and file', () => {
  expect(linkOf('conclusao').pathname).toBe(
    '/storage/v1/object/sign/materials/6c0f4f0e-0000-4000-8000-000000000001/mat_conclusao/conclusao.pdf',
  )
})

test('a file name is not given a second ending, and cannot leave its place in the path', () => {
  expect(linkOf('conclusao.pdf').pathname).toMatch(/\/conclusao\.pdf$/)
  expect(linkOf('a/b?c').pathname).toMatch(/\/mat_conclusao\/a%2Fb%3Fc\.pdf$/)
})

test.each([
  ['2026-11-21T12:15:00Z', 'valid'],
  ['2026-11-21T12:15:01Z', 'expired'],
])('at %s the link is %s', (now, expected) => {
  expect(checkDownloadToken(secret, target, token, new Date(now))).toBe(expected)
})

test.each([
  ['no token', undefined],
  ['an empty token', ''],
  ['a later moment than the signed one', token.replace(/^\d+/, (n) => String(Number(n) + 60))],
  ['a changed MAC', `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`],
  ['a shortened MAC', token.slice(0, -1)],
])('%s is forged', (_, given) => {
  expect(checkDownloadToken(secret, target, given, expiresAt)).toBe('forged')
})

test.each([
  ['purchase', { ...target, purchaseId: '6c0f4f0e-0000-4000-8000-000000000002' }],
  ['material', { ...target, materialId: 'mat_completo' }],
])('a token opens no other %s', (_, other) => {
  expect(checkDownloadToken(secret, other, token, expiresAt)).toBe('forged')
})
