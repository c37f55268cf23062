/**
 * `GET /api/avatars/{seed}.svg`: a drawn face for people without a picture (product §7 "generated-avatar service"),
 * made here so that no other site learns who is looked at. The same seed gives the same face, so it is kept for ever.
 */
import { createAvatar } from '@dicebear/core'
import * as notionists from '@dicebear/notionists-neutral'
import { Hono } from 'hono'
import { HttpError } from '#server/platform/http/errors.ts'

/** What a file name of ours may be: lower-case words and digits with hyphens. */
const AVATAR_FILE = /^([a-z0-9]+(?:-[a-z0-9]+)*)\.svg$/
const SEED_MAX_LENGTH = 64
/** The papers and markers of the site (web/styles/tokens.css), light enough for a face in ink. */
const GROUNDS = ['d5defb', 'ffe25a', 'bfe0d0', 'f6d9d2', 'f3efe3']

export function avatarRoutes(): Hono {
  const routes = new Hono()
  routes.get('/:file', (c) => {
    const seed = AVATAR_FILE.exec(c.req.param('file'))?.[1]
    if (!seed || seed.length > SEED_MAX_LENGTH) {
      throw new HttpError(404, 'not_found', 'An avatar is asked for as words-and-digits.svg')
    }
    return c.body(drawAvatar(seed), 200, {
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    })
  })
  return routes
}

function drawAvatar(seed: string): string {
  const svg = createAvatar(notionists, { seed, backgroundColor: GROUNDS }).toString()
  // "Notionists" by Zoish, CC0 1.0: the remark is a third of the bytes, and the licence does not ask for it.
  return svg.replace(/<metadata[\s\S]*?<\/metadata>/, '')
}
