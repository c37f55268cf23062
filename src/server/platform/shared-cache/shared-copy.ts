/**
 * What caches that many people share (a CDN, varnish) are told of a page that is the same for everybody: how long they
 * may keep it, and under which tags it is called back (decision 0288). Browsers are told nothing of it: they ask again.
 */

/** What a page shows: of the house on every page, of the shop where a page asked for it. */
export const CACHE_TAGS = ['site', 'catalogue'] as const
export type CacheTag = (typeof CACHE_TAGS)[number]

/** As long as the process itself serves a page on while it is made again. */
const WHILE_MADE_SECONDS = 10

/** In the words of RFC 9213 and Cloudflare, and in those of Fastly and varnish. @param seconds more than 0 */
export function sharedCopyHeaders(seconds: number, tags: readonly CacheTag[]): Record<string, string> {
  const kept = `max-age=${seconds}, stale-while-revalidate=${WHILE_MADE_SECONDS}`
  return {
    'cdn-cache-control': kept,
    'surrogate-control': kept,
    'cache-tag': tags.join(','),
    'surrogate-key': tags.join(' '),
  }
}

/**
 * For how long from now a page may be kept elsewhere: never longer than here, and not beyond the start or end of a sale,
 * which nobody announces. 0: not at all.
 */
export function sharedSecondsLeft(
  { freshUntilMs, nextTurnMs }: { freshUntilMs: number; nextTurnMs: number | null },
  nowMs: number,
): number {
  const untilMs = Math.min(freshUntilMs, nextTurnMs ?? Number.POSITIVE_INFINITY)
  return Math.max(0, Math.floor((untilMs - nowMs) / 1000))
}
