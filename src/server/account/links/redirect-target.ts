/**
 * Where may a sign-in lead the browser back to? To this site and nowhere else: a `redirect_to` that leaves it would
 * carry a code, or a trusting person, to a stranger (docs/wire.md §2, decision 0088).
 * Pure, for every part that takes such an address (social sign-in; the links of our mails take none at all).
 */
import { ownPath } from '#domain/shared/own-path.ts'
import { isOwnAddress } from '#server/platform/http/own-origin.ts'

/** What a callback writes itself; a caller must not be able to write it beforehand. */
const RESERVED_PARAMETERS = [
  'code',
  'error',
  'error_code',
  'error_description',
  'access_token',
  'refresh_token',
  'token_hash',
] as const

const MAX_LENGTH = 2000

/**
 * The address to lead to, whole and normalised: the requested one where it belongs to the site, else the site's own
 * start. A path such as /perfil counts as the site's. Fragment and reserved parameters are taken off.
 */
export function redirectTarget(requested: string | null | undefined, siteUrl: string): string {
  const url = ownUrl(requested ?? '', siteUrl)
  if (!url) return `${siteUrl}/`
  url.hash = ''
  // Taking off what is not there would write the rest of the query again.
  for (const name of RESERVED_PARAMETERS) if (url.searchParams.has(name)) url.searchParams.delete(name)
  return url.href
}

function ownUrl(requested: string, siteUrl: string): URL | null {
  // Browsers drop control characters and read a backslash as a slash: neither has an honest use here.
  if (requested.length > MAX_LENGTH || !/^[\x21-\x5b\x5d-\x7e]+$/.test(requested)) return null
  const address = ownPath(requested) === null ? requested : siteUrl + requested
  return /^https?:\/\//i.test(address) && isOwnAddress(address, siteUrl) ? new URL(address) : null
}
