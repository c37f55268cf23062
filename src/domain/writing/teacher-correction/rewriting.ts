/**
 * Does a text answer a correction without a credit? Once, on the same theme, of a correction that a credit paid: else one
 * credit would pay for a year of rewritings (decision 0177). Whether it is free at all is the owner's to set.
 */
export type Rewritten = { readonly theme: string; readonly isPaid: boolean; readonly isRewritten: boolean }

export function isFreeRewriting(rewritten: Rewritten | null, theme: string): boolean {
  if (rewritten === null) return false
  return rewritten.isPaid && !rewritten.isRewritten && rewritten.theme === theme
}
