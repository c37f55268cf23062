/** How long the document of a page may be kept. Personal pages are the same for everybody until the script runs (decision 0082). */

/** The page is the same for everybody. */
export function keptHeaders() {
  return { 'cache-control': 'public, s-maxage=300' }
}

/** The address holds a token. */
export function tokenHeaders() {
  return { 'cache-control': 'no-store', 'referrer-policy': 'same-origin' }
}
