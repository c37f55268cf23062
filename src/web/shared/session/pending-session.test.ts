import type { User } from '@supabase/auth-js'
import { expect, test } from 'vitest'
import { pendingSessionOf } from './pending-session.ts'

function aSession(aal: string, status?: 'verified' | 'unverified') {
  const claims = { aal, user_metadata: { full_name: 'José Conceição ÿ?>' } }
  const factors = status ? [{ id: 'f1', status, factor_type: 'totp' }] : []
  return {
    access_token: `head.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.mac`,
    // Of the account only what is looked at.
    user: { email: 'ana@exemplo.com.br', factors } as unknown as User,
  }
}

test.each([
  ['aal1', 'verified', { factorId: 'f1', email: 'ana@exemplo.com.br' }],
  ['aal2', 'verified', null],
  ['aal1', 'unverified', null],
  ['aal1', undefined, null],
] as const)('a session of %s whose factor is %s owes %j', (aal, status, owed) => {
  expect(pendingSessionOf(aSession(aal, status))).toEqual(owed)
})

test('a token that cannot be read owes the factor', () => {
  expect(pendingSessionOf({ ...aSession('aal2', 'verified'), access_token: 'nonsense' })).not.toBeNull()
})
