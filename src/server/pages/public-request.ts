/**
 * A request as a page may see it: under the address that the visitor sees, and without what tells who asks. Behind a proxy
 * that ends TLS this process is asked for http://…, while the browser says `Origin: https://…`: the router would take
 * every form for a forged one.
 */

/** By these a page could be one visitor's. */
const OF_THE_VISITOR = ['cookie', 'authorization'] as const

/** Pages are the same for everybody, and may be kept for others (decisions 0082, 0288): a form alone is one visitor's. */
export function withoutVisitor(request: Request): Request {
  const isForm = request.method !== 'GET' && request.method !== 'HEAD'
  if (isForm || !OF_THE_VISITOR.some((name) => request.headers.has(name))) return request
  const headers = new Headers(request.headers)
  for (const name of OF_THE_VISITOR) headers.delete(name)
  return new Request(request.url, { method: request.method, headers, signal: request.signal })
}

/** The same request under the scheme of the site, if it was sent to the site's own host. */
export function underPublicScheme(request: Request, siteUrl: string): Request {
  const url = new URL(request.url)
  const site = new URL(siteUrl)
  if (url.host !== site.host || url.protocol === site.protocol) return request
  url.protocol = site.protocol
  return new Request(url, request)
}
