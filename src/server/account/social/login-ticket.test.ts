import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashOf, isStateOfTicket, isVerifierOf, newCode, newTicket, secretsOf } from './login-ticket.ts'

test('a ticket has three secrets of its own, always the same', () => {
  const [one, two] = [newTicket(), newTicket()]
  expect(secretsOf(one)).toEqual(secretsOf(one))
  const all = [one, two, ...Object.values(secretsOf(one)), ...Object.values(secretsOf(two))]
  expect(new Set(all).size).toBe(8)
  for (const secret of all) expect(secret).toMatch(/^[\w-]{43}$/)
})

test('a state belongs to its ticket and to no other', () => {
  const [ticket, other] = [newTicket(), newTicket()]
  const { state } = secretsOf(ticket)
  expect(isStateOfTicket(ticket, state)).toBe(true)
  for (const [kept, sent] of [
    [other, state],
    [undefined, state],
    ['', secretsOf('').state],
    ['chosen by somebody', secretsOf('chosen by somebody').state],
    [ticket, ''],
    [ticket, state.slice(1)],
    [ticket, `${state}a`],
    [ticket, ticket],
  ] as const)
    expect(isStateOfTicket(kept, sent), `${kept} ${sent}`).toBe(false)
})

// RFC 7636, appendix B.
test('the verifier of the standard’s example fits its challenge, and nothing else does', () => {
  const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'
  const challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM'
  expect(isVerifierOf(challenge, verifier)).toBe(true)
  expect(isVerifierOf(challenge, verifier.toLowerCase())).toBe(false)
  expect(isVerifierOf(challenge, challenge)).toBe(false)
  expect(isVerifierOf(challenge, '')).toBe(false)
})

test('codes are never the same, and are kept as their SHA-256', () => {
  const code = newCode()
  expect(newCode()).not.toBe(code)
  expect(hashOf(code)).toEqual(createHash('sha256').update(code).digest())
})
