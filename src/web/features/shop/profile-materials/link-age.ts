/** Signed download links live for a quarter of an hour; one minute is kept for the way to the server. */
const LINK_LIFE_MS = 15 * 60_000
const MARGIN_MS = 60_000

/** @param readAtMs when the row with the links was read, in the same clock as `nowMs`; null if never */
export function areLinksFresh(readAtMs: number | null, nowMs: number): boolean {
  if (readAtMs === null) return false
  const ageMs = nowMs - readAtMs
  return ageMs >= 0 && ageMs < LINK_LIFE_MS - MARGIN_MS
}
