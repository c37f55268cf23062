/** May an account carry this name (product §5 Sign-up)? The words come from the list that the community has. */
import { REFUSED_WORDS } from '#content/community/refused-words.ts'
import { isPersonName } from '#domain/account/person-name.ts'

/** None at all is no wrong one: clients may sign up without it, and the profile asks. */
export function mayBeOwnName(name: unknown): boolean {
  return typeof name !== 'string' || name.trim() === '' || isPersonName(name, REFUSED_WORDS)
}
