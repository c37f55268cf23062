/**
 * Which accounts have been here with this browser? Who must not write for a while could leave the token out and write as a
 * visitor; the browser says who that was. Signed, out of reach of scripts, and never told to others.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { Platform } from '#server/platform/platform.ts'
import type { Keys } from '../keys.ts'

/** The account that signed in last: sent by the sign-in, whose address is not told the other cookie. */
const LAST_COOKIE = 'conta'
const COOKIE = 'contas'
const PATH = '/api'
const MAX_AGE_SECONDS = 180 * 24 * 3600
/** Of a family or a school's computer the last ones. */
const MOST_ACCOUNTS = 5
const UUID = /^[0-9a-f-]{36}$/

type Keyed = { readonly keys: Keys }
type Configured = Keyed & Pick<Platform, 'config'>

/** With every session. */
export async function keepLastAccount(context: Configured, c: Context, userId: string): Promise<void> {
  await write(context, c, LAST_COOKIE, [userId])
}

/** The newest first; none from a cookie that is not ours. */
async function readBrowserAccounts(context: Keyed, c: Context): Promise<readonly string[]> {
  const ids = [...(await read(context, c, LAST_COOKIE)), ...(await read(context, c, COOKIE))]
  return [...new Set(ids)].slice(0, MOST_ACCOUNTS)
}

/** Remembers them together; sent only when something is new. @param userId who is signed in; null for a visitor */
export async function keepBrowserAccounts(
  context: Configured,
  c: Context,
  userId: string | null,
): Promise<readonly string[]> {
  const known = await readBrowserAccounts(context, c)
  const ids = [...new Set([...(userId === null ? [] : [userId]), ...known])].slice(0, MOST_ACCOUNTS)
  const kept = await read(context, c, COOKIE)
  if (ids.some((id) => !kept.includes(id))) await write(context, c, COOKIE, ids)
  return ids
}

async function read(context: Keyed, c: Context, cookie: string): Promise<readonly string[]> {
  const [list, mac] = (getCookie(c, cookie) ?? '').split('.')
  if (!list || !mac) return []
  const expected = await macOf(context, list)
  const given = Buffer.from(mac, 'base64url')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return []
  return list.split('~').filter((id) => UUID.test(id))
}

async function write(context: Configured, c: Context, cookie: string, ids: readonly string[]): Promise<void> {
  const list = ids.join('~')
  const mac = await macOf(context, list)
  setCookie(c, cookie, `${list}.${mac.toString('base64url')}`, {
    httpOnly: true,
    sameSite: 'Lax',
    secure: context.config.siteUrl.startsWith('https:'),
    path: PATH,
    maxAge: MAX_AGE_SECONDS,
  })
}

async function macOf(context: Keyed, list: string): Promise<Buffer> {
  return createHmac('sha256', await context.keys.secret('visitor-cookie'))
    .update(`accounts:${list}`)
    .digest()
}
