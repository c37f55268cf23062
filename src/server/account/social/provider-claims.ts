/**
 * What a provider says about a person, as far as an account takes it over: who they are there, their e-mail with the
 * word whether it was proven, their name. Everything else is left out (LGPD art. 6º, III), the picture too: no page
 * of ours asks a stranger's server for one. Pure; what follows from it is join-account.ts.
 */
import { emailSchema } from '../users/email.ts'

const MAX_SUBJECT_LENGTH = 255
const MAX_NAME_LENGTH = 120

export type ProviderIdentity = {
  /** The configured name of the provider. */
  readonly provider: string
  readonly issuer: string
  /** The person's id there: never given to somebody else (OpenID Connect Core §2). */
  readonly subject: string
  /** In lower case; null when there is none that could be written to. */
  readonly email: string | null
  readonly isEmailVerified: boolean
  readonly name: string | null
}

/**
 * @param claims of the ID token and of the userinfo answer, checked for whom and by whom they were given
 * @throws when there is no usable subject: such a provider does not speak OpenID Connect
 */
export function readIdentity(
  provider: { name: string; issuer: string },
  claims: Readonly<Record<string, unknown>>,
): ProviderIdentity {
  const subject = claims['sub']
  if (
    typeof subject !== 'string' ||
    subject === '' ||
    subject.length > MAX_SUBJECT_LENGTH ||
    !isStorable(subject)
  )
    throw new Error('the provider gave no usable subject')
  const email = emailSchema.safeParse(claims['email'])
  return {
    provider: provider.name,
    issuer: provider.issuer,
    subject,
    email: email.success ? email.data : null,
    // Some write the word as a text (Apple, Cognito). Anything else is no proof.
    isEmailVerified: email.success && [true, 'true'].includes(claims['email_verified'] as boolean | string),
    name: readName(claims),
  }
}

function readName(claims: Readonly<Record<string, unknown>>): string | null {
  const parts = [claims['given_name'], claims['family_name']].filter((part) => typeof part === 'string')
  const full = typeof claims['name'] === 'string' ? claims['name'] : parts.join(' ')
  const storable = full.replaceAll('\0', '').toWellFormed().replace(/\s+/g, ' ').trim()
  return [...storable].slice(0, MAX_NAME_LENGTH).join('').trim() || null
}

/** PostgreSQL keeps neither NUL nor one half of a surrogate pair. */
function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}
