/** What the floating button shows of a signed-in person (spec §2 Floating avatar). */
export type AvatarFace =
  | { readonly kind: 'image'; readonly url: string }
  | { readonly kind: 'letter'; readonly letter: string }

type Person = {
  readonly user: {
    readonly email?: string | undefined
    readonly user_metadata: Readonly<Record<string, unknown>>
  }
  readonly profile: { readonly avatar_url: string | null } | null
}

/** Profile picture, else the account's, else the first letter of the name or of the e-mail, else U. */
export function avatarFace({ user, profile }: Person): AvatarFace {
  const url = profile?.avatar_url || textOf(user.user_metadata['avatar_url'])
  if (url) return { kind: 'image', url }
  const [first] = textOf(user.user_metadata['full_name']).trim() || (user.email ?? '').trim() || 'U'
  return { kind: 'letter', letter: (first ?? 'U').toLocaleUpperCase('pt-BR') }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
