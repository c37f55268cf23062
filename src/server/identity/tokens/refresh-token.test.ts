import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { createRefreshTokens } from './refresh-token.ts'

const SESSION = '0b1f2c3d-4e5f-4a6b-8c7d-9e0fa1b2c3d4'

test('a token gives back its session and counter', () => {
  const tokens = createRefreshTokens(randomBytes(32))
  for (const counter of [0, 1, 2 ** 31 - 1]) {
    expect(tokens.decode(tokens.encode({ sessionId: SESSION, counter }))).toEqual({
      sessionId: SESSION,
      counter,
    })
  }
})

test('a token with any one bit changed is refused', () => {
  const tokens = createRefreshTokens(randomBytes(32))
  const raw = Buffer.from(tokens.encode({ sessionId: SESSION, counter: 7 }), 'base64url')
  for (let bit = 0; bit < raw.length * 8; bit++) {
    const forged = Buffer.from(raw)
    forged[bit >> 3]! ^= 1 << (bit & 7)
    expect(tokens.decode(forged.toString('base64url')), `bit ${bit}`).toBeNull()
  }
})

test('a token of another key is refused', () => {
  const token = createRefreshTokens(randomBytes(32)).encode({ sessionId: SESSION, counter: 0 })
  expect(createRefreshTokens(randomBytes(32)).decode(token)).toBeNull()
})

test.each(['', 'nonsense', '%%%', 'A'.repeat(52), 'A'.repeat(200)])('%j is no token', (text) => {
  expect(createRefreshTokens(randomBytes(32)).decode(text)).toBeNull()
})
