/** GET of a product's picture: its name is never used for other bytes, so a browser may keep it for a year. */
import { Hono } from 'hono'
import { HttpError } from '#server/platform/http/errors.ts'
import type { Platform } from '#server/platform/platform.ts'
import { pictureFileKey } from './picture-address.ts'

const TYPES: Readonly<Record<string, string>> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' }

/** Mount at /product-pictures. */
export function productPictureRoutes({ files }: Pick<Platform, 'files'>): Hono {
  const routes = new Hono()
  routes.get('/:name', async (c) => {
    const name = c.req.param('name')
    const key = pictureFileKey(name)
    const bytes = key === null ? null : await files.get(key)
    if (!bytes) throw new HttpError(404, 'not_found', 'There is no such picture')
    // The bytes never change while they are sent: nobody else holds them.
    return new Response(bytes as Uint8Array<ArrayBuffer>, {
      headers: {
        'content-type': TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream',
        'content-length': String(bytes.byteLength),
        'cache-control': 'public, max-age=31536000, immutable',
      },
    })
  })
  return routes
}
