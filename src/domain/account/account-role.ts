/**
 * What may this account do? One of three roles (product §6; decision 0085), and apart from it whether it corrects for the
 * house (decision 0200). Being the owner is kept
 * on the account; being premium follows from a purchase and is never kept.
 */

export type AccountRole = 'student' | 'premium' | 'owner'

export const OWNER_ROLE = 'owner'

/** The member of an account's own record that says who corrects for the house; a student or subscriber may, too. */
export const CORRECTOR_FLAG = 'corrector'

/** @param appMetadata the account's own record */
export function isCorrector(appMetadata: Readonly<Record<string, unknown>>): boolean {
  return appMetadata[CORRECTOR_FLAG] === true
}

/** @param facts.storedRole what the account's own record says; anything but the owner's role gives nothing */
export function accountRole(facts: { storedRole: unknown; isPremium: boolean }): AccountRole {
  if (facts.storedRole === OWNER_ROLE) return 'owner'
  return facts.isPremium ? 'premium' : 'student'
}

/** True for who may use what subscribers may: the owner can see what is sold. */
export function hasPremium(role: AccountRole): boolean {
  return role !== 'student'
}
