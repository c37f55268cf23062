/** Which page an address means, by the pattern of src/web/routes.ts. */
import { Hono } from 'hono'
import type { ServerBuild } from 'react-router'

/** No pattern of ours ends otherwise than in names, parameters (`:id`) and a star. */
const UNKNOWN = '(no page)'

/** @returns the pattern of the page, or of the data behind it, that has this path */
export function readPagePatterns(routes: ServerBuild['routes']): (path: string) => string {
  const router = new Hono()
  const patterns = pagePatterns(routes)
  // What is behind a star comes last, as the router of the pages has it.
  const stars = (pattern: string) => (pattern === '*' ? 2 : Number(pattern.includes('*')))
  const ordered = patterns.toSorted((a, b) => stars(a) - stars(b))
  for (const pattern of ['', ...ordered]) router.get(`/${pattern}`, () => new Response())
  return (path) => {
    const isData = path.endsWith('.data')
    // The router's name for what ends in a slash.
    const page = isData ? path.slice(0, -'.data'.length).replace(/\/_$/, '') || '/' : path
    const found = router.router.match('GET', page)[0][0]?.[0][1].path ?? UNKNOWN
    return isData ? `${found} (data)` : found
  }
}

/** The whole pattern of every page, without its first slash: of a nested route with the paths of those above it. */
export function pagePatterns(routes: ServerBuild['routes']): string[] {
  const whole = (id: string | undefined): string => {
    const route = id === undefined ? undefined : routes[id]
    if (!route) return ''
    return [whole(route.parentId), route.path ?? ''].filter((part) => part !== '').join('/')
  }
  return [...new Set(Object.keys(routes).map(whole))].filter((pattern) => pattern !== '')
}
