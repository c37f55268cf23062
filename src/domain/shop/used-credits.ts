/**
 * How much of what was paid for generations and corrections stays with the shop when an order is given back? What was
 * used, in proportion to what the buyer paid for it (decisions 0111 and 0176; "Trocas e Desistência"). The free
 * generations are used first.
 */
import { FREE_GENERATIONS } from '../writing/generation-quota.ts'

/** The wordings of the terms that say so: an order made under an earlier one is given back whole. */
export const USED_IS_KEPT_SINCE = '2026-11-22'
export const USED_CORRECTIONS_ARE_KEPT_SINCE = '2026-11-23'

export type CreditLine = {
  readonly generations: number
  readonly corrections: number
  readonly usedCorrections: number
  /** Cents paid for all of them, without what a coupon took off. */
  readonly paidAmount: number
}

export type UsedCredits = {
  readonly generations: number
  readonly corrections: number
  /** Cents. */
  readonly amount: number
}

export const NOTHING_USED: UsedCredits = { generations: 0, corrections: 0, amount: 0 }

/**
 * @param used generations of the account so far, free and bought, not those that premium gave
 * @param bought all that the account has bought, in this order and in others
 */
export function usedOf(
  lines: readonly CreditLine[],
  { used, bought }: { used: number; bought: number },
): UsedCredits {
  let unspent = Math.min(bought, Math.max(0, FREE_GENERATIONS + bought - used))
  const sum = { generations: 0, corrections: 0, amount: 0 }
  // Each doubt is the buyer's gain: the dearest count as unspent first, and a fraction of a cent is given back.
  const dearest = [...lines].sort((a, b) => b.paidAmount * piecesOf(a) - a.paidAmount * piecesOf(b))
  for (const line of dearest) {
    const pieces = piecesOf(line)
    if (pieces === 0) continue
    const left = Math.min(line.generations, unspent)
    unspent -= left
    const generations = line.generations - left
    const corrections = Math.min(line.usedCorrections, line.corrections)
    sum.generations += generations
    sum.corrections += corrections
    sum.amount += Math.floor((line.paidAmount * (generations + corrections)) / pieces)
  }
  return sum
}

function piecesOf({ generations, corrections }: CreditLine): number {
  return generations + corrections
}
