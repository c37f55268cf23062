/** What calls that list or name rows read alike: ids, and where a page begins. */
import type { Context } from 'hono'
import { type MomentKey, readMomentKey } from '#domain/shared/keyset.ts'
import { HttpError } from './errors.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** @throws HttpError 404 with this code for what cannot be an id */
export function readId(c: Context, code: string, name = 'id'): string {
  const id = c.req.param(name) ?? ''
  if (!UUID.test(id)) throw new HttpError(404, code, 'There is nothing of this id')
  return id.toLowerCase()
}

/** Where the page begins that `?after=` asks for; null for the first. @throws HttpError 400 */
export function readAfter(c: Context): MomentKey | null {
  return readAfterBy(c, readMomentKey)
}

/** The same for a list of another order. @throws HttpError 400 */
export function readAfterBy<Key>(c: Context, read: (word: string) => Key | null): Key | null {
  const word = c.req.query('after')
  if (word === undefined) return null
  const key = read(word)
  if (!key) throw new HttpError(400, 'invalid_input', 'after: must be the `next` of another page')
  return key
}
