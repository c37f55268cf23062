import { expect, test } from 'vitest'
import { askedProfile } from './asked-profile.ts'
import type { SignedIn } from './session-store.ts'

const profile = { xp: 50 } as SignedIn['profile']
const xpOf = (session: Pick<SignedIn, 'profile' | 'isProfileLoading' | 'profileReadAtMs'>) => {
  const { value, refusal } = askedProfile(session as SignedIn, (row) => row?.xp ?? 0)
  return [value, refusal]
}

test.each([
  ['not read yet', { profile: null, isProfileLoading: true, profileReadAtMs: null }, [null, null]],
  ['not readable', { profile: null, isProfileLoading: false, profileReadAtMs: null }, [null, 'unreachable']],
  ['read, and there is none', { profile: null, isProfileLoading: false, profileReadAtMs: 1 }, [0, null]],
  ['read', { profile, isProfileLoading: false, profileReadAtMs: 1 }, [50, null]],
  ['being read again', { profile, isProfileLoading: true, profileReadAtMs: 1 }, [50, null]],
])('a profile that is %s is shown as what it is', (_, session, shown) => {
  expect(xpOf(session)).toEqual(shown)
})
