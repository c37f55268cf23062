/**
 * The address of a request as the visitor sees it. Behind a proxy that ends TLS this process is asked for http://…,
 * while the browser says `Origin: https://…`: the router would take every form for a forged one.
 */

/** The same request under the scheme of the site, if it was sent to the site's own host. */
export function underPublicScheme(request: Request, siteUrl: string): Request {
  const url = new URL(request.url)
  const site = new URL(siteUrl)
  if (url.host !== site.host || url.protocol === site.protocol) return request
  url.protocol = site.protocol
  return new Request(url, request)
}
