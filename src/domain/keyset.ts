/**
 * Where a page of a list begins: after this moment and id, in an order that nothing new can shift. Written into the
 * address as one word.
 */
export type MomentKey = { readonly at: Date; readonly id: string }

const WORD =
  /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/

export function writeMomentKey({ at, id }: MomentKey): string {
  return `${at.toISOString()}_${id}`
}

/** Null for what writeMomentKey has not written. */
export function readMomentKey(word: string): MomentKey | null {
  const [, moment = '', id = ''] = WORD.exec(word) ?? []
  const at = new Date(moment)
  return Number.isNaN(at.getTime()) ? null : { at, id }
}
