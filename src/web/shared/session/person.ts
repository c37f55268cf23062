/** How the signed-in person is shown: product §2 Floating avatar gives the order of fallbacks. */

import type { User } from '@supabase/auth-js'
import { publicPathOf } from '#domain/account/picture-path.ts'
import { ownPath } from '#domain/shared/own-path.ts'
import type { Profile } from './profile.ts'

type Person = { readonly user: Pick<User, 'email' | 'user_metadata'>; readonly profile: Profile | null }

/** Null when neither the profile nor the account names anybody. */
export function fullNameOf({ user, profile }: Person): string | null {
  return filled(profile?.full_name) ?? filled(user.user_metadata['full_name'])
}

/** The profile's picture, else the account's; null when a letter stands for it. */
export function avatarUrlOf({ user, profile }: Person): string | null {
  return onThisSite(profile?.avatar_url) ?? onThisSite(user.user_metadata['avatar_url'])
}

/** Null when there is none. */
export function coverUrlOf({ profile }: Pick<Person, 'profile'>): string | null {
  return onThisSite(profile?.cover_url)
}

/** The first letter of the full name, or of the e-mail, or U; in capitals. */
export function avatarLetterOf(person: Person): string {
  const text = fullNameOf(person) ?? filled(person.user.email) ?? 'U'
  return [...text][0]?.toLocaleUpperCase('pt-BR') ?? 'U'
}

/**
 * A picture's address without its origin: the site may be visited under another name than its own. Pictures elsewhere,
 * such as a provider's, are never asked for: their server would learn who looks at what.
 */
function onThisSite(address: unknown): string | null {
  const text = filled(address)
  if (text === null) return null
  return publicPathOf(text) ?? ownPath(text)
}

/** Account metadata comes from outside: anything but a text with something in it counts as absent. */
function filled(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null
}
