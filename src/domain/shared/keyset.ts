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

/** Where a page of the shop's own order begins: after this place; of several at one place, after this id. */
export type PlaceKey = { readonly place: number; readonly id: string }

const PLACE_WORD = /^(-?\d{1,9})_([A-Za-z0-9_-]{1,64})$/

export function writePlaceKey({ place, id }: PlaceKey): string {
  return `${place}_${id}`
}

/** Null for what writePlaceKey has not written. */
export function readPlaceKey(word: string): PlaceKey | null {
  const [, place, id] = PLACE_WORD.exec(word) ?? []
  return place === undefined || id === undefined ? null : { place: Number(place), id }
}
