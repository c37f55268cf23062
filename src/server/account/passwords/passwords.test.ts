import { expect, test } from 'vitest'
import { hashPassword, isPasswordCorrect } from './passwords.ts'

test('a password is found behind its hash, another is not', async () => {
  const stored = await hashPassword('a pedra do reino')
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await isPasswordCorrect(stored, 'a pedra do reino')).toBe(true)
  expect(await isPasswordCorrect(stored, 'a pedra do reinO')).toBe(false)
})

test('equal passwords have different hashes', async () => {
  expect(await hashPassword('a pedra do reino')).not.toBe(await hashPassword('a pedra do reino'))
})

test('nothing is right where there is no hash, not even the decoy', async () => {
  expect(await isPasswordCorrect(null, 'a pedra do reino')).toBe(false)
  expect(await isPasswordCorrect(undefined, 'a password that nobody has')).toBe(false)
})

test('a password beyond the limit is never hashed', async () => {
  expect(await isPasswordCorrect(await hashPassword('a'.repeat(256)), 'a'.repeat(256))).toBe(true)
  expect(await isPasswordCorrect(await hashPassword('a'.repeat(256)), 'a'.repeat(257))).toBe(false)
})

test('unknown people cost a comparison each: of 100 at once, those beyond 2 running and 64 waiting are turned away', async () => {
  const answers = await Promise.allSettled(
    Array.from({ length: 100 }, () => isPasswordCorrect(null, 'whatever it is')),
  )
  const refused = answers.filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(34)
  expect(refused[0]).toMatchObject({ reason: { status: 503, code: 'busy' } })
  // The places are free again afterwards.
  expect(await isPasswordCorrect(null, 'whatever it is')).toBe(false)
})
