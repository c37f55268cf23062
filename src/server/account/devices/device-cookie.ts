/**
 * How a browser is known again at its next sign-in: by a random number in a cookie of its own, the same for all who
 * sign in there, which says nothing about anybody. What the server keeps of it: sign-in-device.ts. Decision 0028.
 */
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { type Client, clientOf } from '#server/platform/http/client-address.ts'
import type { Platform } from '#server/platform/platform.ts'

const NAME = 'aparelho'
/** Sign-ins happen here and nowhere else. */
const PATH = '/auth/v1'
/** As long as the server remembers (prune.ts); begins again at each sign-in. */
const MAX_AGE_SECONDS = 365 * 24 * 3600
/** 32 bytes in base64url. */
const TOKEN = /^[A-Za-z0-9_-]{43}$/

/** Who calls, and the device that it says to be: null for a browser that never signed in, and for a bare client. */
export type DeviceClient = Client & { readonly deviceToken: string | null }

export function deviceClientOf({ config }: Pick<Platform, 'config'>, c: Context): DeviceClient {
  const kept = getCookie(c, NAME) ?? ''
  return { ...clientOf(c, config.http.trustedProxies), deviceToken: TOKEN.test(kept) ? kept : null }
}

/** Sent with every session that begins. */
export function keepDevice({ config }: Pick<Platform, 'config'>, c: Context, token: string): void {
  setCookie(c, NAME, token, {
    httpOnly: true,
    sameSite: 'Lax',
    secure: config.siteUrl.startsWith('https:'),
    path: PATH,
    maxAge: MAX_AGE_SECONDS,
  })
}
