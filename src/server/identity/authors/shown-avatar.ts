/**
 * Where others see somebody's picture. The name of an uploaded picture begins with its owner's id (product §7), so others
 * are given a number made of it: the storage finds the picture by either (src/server/account/pictures).
 */
import { createHash } from 'node:crypto'
import { publicPicturePath } from '#domain/account/picture-path.ts'

const PREFIX = publicPicturePath('avatars', '')

/** @param row.avatar_url as the profile keeps it, on this site; a face is drawn where there is none */
export function shownAvatar(row: { avatar_url: string | null; author_key: string }): string {
  if (!row.avatar_url?.startsWith(PREFIX)) return drawnAvatar(row.author_key)
  const name = decodeURIComponent(row.avatar_url.slice(PREFIX.length))
  return `${PREFIX}${createHash('sha256').update(name).digest('hex').slice(0, 32)}.webp`
}

/** Drawn from the key: the same face for the same person (product §7 "generated-avatar service"). */
function drawnAvatar(authorKey: string): string {
  return `/api/avatars/${authorKey}.svg`
}
