import { expect, test } from 'vitest'
import { avatarLetterOf, avatarUrlOf, coverUrlOf, fullNameOf } from './person.ts'
import { type Profile, profileFromRow } from './profile.ts'

function aPerson(user: { email?: string; metadata?: Record<string, unknown> }, row?: Partial<Profile>) {
  return {
    user: { ...(user.email === undefined ? {} : { email: user.email }), user_metadata: user.metadata ?? {} },
    profile: row ? profileFromRow({ id: 'a', ...row }) : null,
  }
}

test('the picture is the profile’s, else the account’s, else none', () => {
  const metadata = { avatar_url: '/conta.webp' }
  expect(avatarUrlOf(aPerson({ metadata }, { avatar_url: '/perfil.webp' }))).toBe('/perfil.webp')
  expect(avatarUrlOf(aPerson({ metadata }, { avatar_url: null }))).toBe('/conta.webp')
  expect(avatarUrlOf(aPerson({ metadata }))).toBe('/conta.webp')
  expect(avatarUrlOf(aPerson({ metadata: { avatar_url: 7 } }))).toBeNull()
})

test('an uploaded picture is looked for on this site, one of another site never', () => {
  const path = '/storage/v1/object/public/avatars/a.webp'
  const urlOf = (avatar_url: string) => avatarUrlOf(aPerson({}, { avatar_url }))
  expect(urlOf(`https://loja.example${path}`)).toBe(path)
  expect(urlOf(path)).toBe(path)
  for (const elsewhere of [
    'https://evil.example/a.png',
    '//evil.example/a.png',
    '/\\evil.example/a.png',
    'data:,',
  ]) {
    expect(urlOf(elsewhere), elsewhere).toBeNull()
  }
  expect(coverUrlOf(aPerson({}, { cover_url: `https://loja.example${path}` }))).toBe(path)
  expect(coverUrlOf(aPerson({}))).toBeNull()
})

test('the letter is the name’s first, else the e-mail’s, else U', () => {
  const email = 'zeca@exemplo.com'
  expect(avatarLetterOf(aPerson({ email }, { full_name: 'érica' }))).toBe('É')
  expect(avatarLetterOf(aPerson({ email, metadata: { full_name: 'ana' } }))).toBe('A')
  expect(avatarLetterOf(aPerson({ email }, { full_name: '  ' }))).toBe('Z')
  expect(avatarLetterOf(aPerson({}))).toBe('U')
})

test('the name is the profile’s before the account’s', () => {
  const metadata = { full_name: 'Ana' }
  expect(fullNameOf(aPerson({ metadata }, { full_name: 'Ana Souza' }))).toBe('Ana Souza')
  expect(fullNameOf(aPerson({ metadata }))).toBe('Ana')
  expect(fullNameOf(aPerson({}))).toBeNull()
})
