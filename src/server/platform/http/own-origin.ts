/** Which addresses belong to this site: a payment may lead the buyer back to nowhere else (docs/wire.md §1). */
import { ownPath } from '#domain/shared/own-path.ts'

const LOOPBACK_HOSTS: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * True for an http(s) address of the site's origin, and without a name to sign in with. Its path is one that leads to
 * this site also when it is cut from its origin, as routers do. On a site that runs on
 * one's own machine, every name of that machine counts, since a person may have typed any of them.
 */
export function isOwnAddress(address: string, siteUrl: string): boolean {
  if (!URL.canParse(address)) return false
  const url = new URL(address)
  const site = new URL(siteUrl)
  if (url.username !== '' || url.password !== '' || ownPath(url.pathname) === null) return false
  if (url.origin === site.origin) return true
  return (
    LOOPBACK_HOSTS.has(url.hostname) &&
    LOOPBACK_HOSTS.has(site.hostname) &&
    url.protocol === site.protocol &&
    url.port === site.port
  )
}
