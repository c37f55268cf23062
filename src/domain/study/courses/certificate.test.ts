import { expect, test } from 'vitest'
import { newCertificateCode, readCertificateCode, writtenCode } from './certificate.ts'

test('a code is read as it was copied from paper, and written in fours', () => {
  const code = newCertificateCode(() => 10)
  expect([code, writtenCode(code)]).toEqual(['AAAAAAAAAAAA', 'AAAA-AAAA-AAAA'])
  expect(readCertificateCode(' k4m9-x7qp 2ab8')).toBe('K4M9X7QP2AB8')
  expect(readCertificateCode('OIL9X7QP2AB8')).toBe('0119X7QP2AB8')
})

test.each(['', 'K4M9X7QP2AB', 'K4M9X7QP2AB89', 'K4M9X7QP2AU8', '../../healthz'])('is no code: %s', (typed) =>
  expect(readCertificateCode(typed)).toBeNull(),
)
