/**
 * How much of what was paid for generations stays with the shop when an order is given back? What was used, in proportion
 * to what the buyer paid for it (decision 0111; "Trocas e Desistência"). The free ones are used first.
 */
import { FREE_GENERATIONS } from '../writing/generation-quota.ts'

/** The wording of the terms that says so: an order made under an earlier one is given back whole. */
export const USED_IS_KEPT_SINCE = '2026-11-22'

export type GenerationLine = {
  readonly generations: number
  /** Cents paid for all of them, without what a coupon took off. */
  readonly paidAmount: number
}

export type UsedGenerations = { readonly count: number; readonly amount: number }

export const NOTHING_USED: UsedGenerations = { count: 0, amount: 0 }

/**
 * @param used generations of the account so far, free and bought, not those that premium gave
 * @param bought all that the account has bought, in this order and in others
 */
export function usedOf(
  lines: readonly GenerationLine[],
  { used, bought }: { used: number; bought: number },
): UsedGenerations {
  let unspent = Math.min(bought, Math.max(0, FREE_GENERATIONS + bought - used))
  let count = 0
  let amount = 0
  // Each doubt is the buyer's gain: the dearest count as unspent first, and a fraction of a cent is given back.
  const dearest = [...lines].sort((a, b) => b.paidAmount * a.generations - a.paidAmount * b.generations)
  for (const { generations, paidAmount } of dearest) {
    const left = Math.min(generations, unspent)
    unspent -= left
    count += generations - left
    amount += Math.floor((paidAmount * (generations - left)) / generations)
  }
  return { count, amount }
}
