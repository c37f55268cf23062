/** The OpenAPI document of the calls: for everybody, and with the owner's calls behind the gate of the console. */
import { Hono } from 'hono'
import type { Platform } from '#server/platform/platform.ts'
import type { OwnerEnv } from '../identity/owners-only.ts'
import { type OpenApiDocument, openApiDocument } from './document.ts'

/** Mount at /api. */
export function openApiRoutes({ config }: Pick<Platform, 'config'>): Hono {
  const routes = new Hono()
  let kept: OpenApiDocument | null = null
  routes.get('/openapi.json', (c) => {
    c.header('cache-control', 'no-cache')
    // The same as long as the process lives, and too much work for anyone who asks again and again.
    kept ??= openApiDocument(config.siteUrl, { withOwners: false })
    return c.json(kept)
  })
  return routes
}

/** Mount at /api/console, behind its gate. */
export function ownersOpenApiRoutes({ config }: Pick<Platform, 'config'>): Hono<OwnerEnv> {
  const routes = new Hono<OwnerEnv>()
  routes.get('/openapi.json', (c) => c.json(openApiDocument(config.siteUrl, { withOwners: true })))
  return routes
}
