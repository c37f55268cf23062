/** Where a page of a list by likes begins: after so many likes, this moment and id. Written as one word. */
import { type MomentKey, readMomentKey, writeMomentKey } from '../shared/keyset.ts'

export type LikesKey = MomentKey & { readonly likes: number }

export function writeLikesKey({ likes, ...key }: LikesKey): string {
  return `${likes}_${writeMomentKey(key)}`
}

/** Null for what writeLikesKey has not written. */
export function readLikesKey(word: string): LikesKey | null {
  const [, likes = '', rest = ''] = /^(\d{1,9})_(.+)$/.exec(word) ?? []
  const key = readMomentKey(rest)
  return key && likes !== '' ? { likes: Number(likes), ...key } : null
}
