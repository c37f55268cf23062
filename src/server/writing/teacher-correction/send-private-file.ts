/** A private file of a correction as an answer: whole, small, and kept by no cache. */
import type { Context } from 'hono'
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import type { Platform } from '#server/platform/platform.ts'

const PICTURE_TYPES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
}

export function sendBytes(c: Context, { bytes, type }: { bytes: Uint8Array; type: string }): Response {
  return c.body(new Uint8Array(bytes), 200, {
    'content-type': type,
    'content-disposition': 'inline',
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  })
}

/** @param number of the photograph, from 0, as the address names it */
export async function readPhotograph(
  { files }: Pick<Platform, 'files'>,
  keys: readonly string[],
  number: string,
): Promise<Ok<{ bytes: Uint8Array; type: string }> | Refusal<'no_photograph'>> {
  const key = /^\d$/.test(number) ? keys[Number(number)] : undefined
  const bytes = key === undefined ? null : await files.get(key)
  if (!bytes || key === undefined) return refuse('no_photograph')
  return ok({ bytes, type: PICTURE_TYPES[key.split('.').at(-1) ?? ''] ?? 'image/jpeg' })
}
