/** Where is a public picture seen (product §7 Storage)? Every page asks, for the picture of who is signed in. */
import type { PictureBucket } from './picture.ts'

const PUBLIC_PATH = '/storage/v1/object/public/'

/** Where everybody can see the object, on this site. */
export function publicPicturePath(bucket: PictureBucket, name: string): string {
  return `${PUBLIC_PATH}${bucket}/${name.split('/').map(encodeURIComponent).join('/')}`
}

/** The path of a public object within an address, whatever the site; null when it is no such address. */
export function publicPathOf(address: string): string | null {
  const path = /^(?:https?:\/\/[^/?#\\]+)?(\/[^/\\?#][^?#]*)/i.exec(address)?.[1]
  return path?.startsWith(PUBLIC_PATH) ? path : null
}
