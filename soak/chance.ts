/** Chance that can be repeated: the same seed and the same name give the same row of numbers. */
import { createHash } from 'node:crypto'

export type Chance = {
  /** From 0 up to, not including, 1. */
  readonly next: () => number
  /** A whole number from 0 up to, not including, `limit`. */
  readonly below: (limit: number) => number
  /** True so often out of one. */
  readonly isTrue: (share: number) => boolean
  readonly pick: <T>(list: readonly [T, ...T[]]) => T
  /** A row of its own, which does not depend on how far this one has gone. */
  readonly fork: (name: string) => Chance
}

export function createChance(seed: string): Chance {
  let state = createHash('sha256').update(seed).digest().readUInt32LE()
  // Mulberry32 (Tommy Ettinger, public domain): small, and even enough for choosing actions.
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    next,
    below,
    isTrue: (share) => next() < share,
    pick: (list) => list[below(list.length)] ?? list[0],
    fork: (name) => createChance(`${seed}/${name}`),
  }
}
