/**
 * Which object is meant? Reads bucket and name out of a path of the storage wire (docs/wire.md §4), and recognises the
 * public address of an object of this site.
 */
import { isPictureName, type PictureBucket } from '#domain/account/picture.ts'
import { publicPathOf, publicPicturePath } from '#domain/account/picture-path.ts'
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'

export type ObjectAddress = { readonly bucket: PictureBucket; readonly name: string }
export type AddressRefusal = Refusal<'bucket_not_found'> | Refusal<'invalid_key'>

export const BUCKETS: readonly PictureBucket[] = ['avatars', 'covers']

/** @param bucket as it was sent: `materials` is given out by signed links alone, so here it does not exist */
export function readBucket(bucket: string): PictureBucket | null {
  return BUCKETS.find((known) => known === bucket) ?? null
}

/** @param path percent-encoded, from the bucket on: `avatars/{name}` */
export function readObjectAddress(path: string): Ok<ObjectAddress> | AddressRefusal {
  const slash = path.indexOf('/')
  const bucket = readBucket(path.slice(0, Math.max(slash, 0)))
  if (!bucket) return refuse('bucket_not_found')
  const name = decoded(path.slice(slash + 1))
  return name !== null && isPictureName(name) ? ok({ bucket, name }) : refuse('invalid_key')
}

/**
 * @param address with or without an origin
 * @param origins those under which this site is reached
 * @returns null for an address elsewhere and for one that is no object's
 */
export function readPublicAddress(address: string, origins: readonly string[]): ObjectAddress | null {
  const path = publicPathOf(address)
  const isOurs = path !== null && (address === path || origins.some((origin) => address === origin + path))
  if (!isOurs) return null
  const read = readObjectAddress(path.slice(PUBLIC_PREFIX.length))
  return read.ok ? read.value : null
}

const PUBLIC_PREFIX = publicPicturePath('avatars', '').slice(0, -'avatars/'.length)

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
