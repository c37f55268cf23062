/**
 * May the browser be led to this address? The one rule for every address that comes with a request or a link: only a
 * path of this site, which no browser and no router can read as another site's (docs/security.md, V1.2.2).
 */

const MAX_LENGTH = 2000

/** The path with its query and fragment as it was given; null for anything else. */
export function ownPath(address: string | null | undefined): string | null {
  if (!address || address.length > MAX_LENGTH) return null
  // Browsers drop control characters and read a backslash as a slash; whatever is not ASCII would be written encoded.
  if (!/^\/[\x21-\x5b\x5d-\x7e]*$/.test(address)) return null
  const path = address.replace(/[?#].*$/, '')
  // A second slash begins a host, also one that somebody decodes before he looks.
  if (/^\/(?:\/|%2f|%5c)/i.test(path)) return null
  // Dots are resolved before the address is followed, and may leave two slashes.
  return /\/(?:\.|%2e){1,2}(?:\/|$)/i.test(path) ? null : address
}
