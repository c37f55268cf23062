/** How the signed-in person is shown: spec §2 Floating avatar gives the order of fallbacks. */
import type { User } from '@supabase/auth-js'
import type { Profile } from './profile.ts'

type Person = { readonly user: Pick<User, 'email' | 'user_metadata'>; readonly profile: Profile | null }

/** Null when neither the profile nor the account names anybody. */
export function fullNameOf({ user, profile }: Person): string | null {
  return filled(profile?.full_name) ?? filled(user.user_metadata['full_name'])
}

/** The profile's picture, else the account's; null when a letter stands for it. */
export function avatarUrlOf({ user, profile }: Person): string | null {
  return filled(profile?.avatar_url) ?? filled(user.user_metadata['avatar_url'])
}

/** The first letter of the full name, or of the e-mail, or U; in capitals. */
export function avatarLetterOf(person: Person): string {
  const text = fullNameOf(person) ?? filled(person.user.email) ?? 'U'
  return [...text][0]?.toLocaleUpperCase('pt-BR') ?? 'U'
}

/** Account metadata comes from outside: anything but a text with something in it counts as absent. */
function filled(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null
}
