import { expect, test } from 'vitest'
import { avatarFace } from './avatar-face.ts'

const NOBODY = { user: { user_metadata: {} }, profile: null }

test('the profile picture comes before the picture of the account', () => {
  const user = { email: 'a@b.br', user_metadata: { avatar_url: '/account.png', full_name: 'Ana' } }
  expect(avatarFace({ user, profile: { avatar_url: '/profile.png' } })).toEqual({
    kind: 'image',
    url: '/profile.png',
  })
  expect(avatarFace({ user, profile: { avatar_url: null } })).toEqual({ kind: 'image', url: '/account.png' })
  expect(avatarFace({ user, profile: null })).toEqual({ kind: 'image', url: '/account.png' })
})

test('without a picture there is the first letter of the name, else of the e-mail, else U', () => {
  const named = { email: 'zeca@b.br', user_metadata: { full_name: 'érica' } }
  expect(avatarFace({ ...NOBODY, user: named })).toEqual({ kind: 'letter', letter: 'É' })
  const unnamed = { email: 'zeca@b.br', user_metadata: { full_name: ' ' } }
  expect(avatarFace({ ...NOBODY, user: unnamed })).toEqual({ kind: 'letter', letter: 'Z' })
  expect(avatarFace(NOBODY)).toEqual({ kind: 'letter', letter: 'U' })
})
