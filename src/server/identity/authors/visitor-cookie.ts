/**
 * Who writes without an account is known by a signed cookie, made at the first writing and not before. It says only
 * that the same browser came back.
 */
import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { Platform } from '#server/platform/platform.ts'
import type { Keys } from '../keys.ts'

export const VISITOR_COOKIE = 'visitante'
const MAX_AGE_SECONDS = 180 * 24 * 3600

type Keyed = { readonly keys: Keys }

/** Null for a visitor who has not written yet, and for a cookie that is not ours. */
export async function readVisitor(context: Keyed, c: Context): Promise<string | null> {
  const [id, mac] = (getCookie(c, VISITOR_COOKIE) ?? '').split('.')
  if (!id || !mac) return null
  const expected = await macOf(context, id)
  const given = Buffer.from(mac, 'base64url')
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : null
}

/** The visitor behind the call; a new one gets the cookie with the answer. */
export async function readOrMakeVisitor(
  context: Keyed & Pick<Platform, 'config'>,
  c: Context,
): Promise<string> {
  const known = await readVisitor(context, c)
  if (known) return known
  const id = randomUUID()
  const mac = await macOf(context, id)
  setCookie(c, VISITOR_COOKIE, `${id}.${mac.toString('base64url')}`, {
    httpOnly: true,
    sameSite: 'Lax',
    secure: context.config.siteUrl.startsWith('https:'),
    path: '/api',
    maxAge: MAX_AGE_SECONDS,
  })
  return id
}

async function macOf(context: Keyed, id: string): Promise<Buffer> {
  return createHmac('sha256', await context.keys.secret('visitor-cookie'))
    .update(id)
    .digest()
}
