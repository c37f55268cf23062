/**
 * Pictures of a profile (product §5 "image files only", §7 Storage): which files are taken, what an uploaded object is
 * called, where it is seen. The browser asks before it sends, the server decides by decoding.
 */
import { type Ok, ok, type Refusal, refuse } from '../shared/result.ts'

export type PictureKind = 'avatar' | 'cover'
export type PictureBucket = 'avatars' | 'covers'

/** What the screens offer and what is kept; the server never keeps more pixels than these. */
export const PICTURE_KINDS = {
  avatar: { bucket: 'avatars', column: 'avatar_url', widthPx: 512, heightPx: 512 },
  cover: { bucket: 'covers', column: 'cover_url', widthPx: 1600, heightPx: 400 },
} as const satisfies Record<
  PictureKind,
  { bucket: PictureBucket; column: string; widthPx: number; heightPx: number }
>

export const MAX_PICTURE_BYTES = 10 * 1024 * 1024
/** Wider than the camera of most telephones; a bomb of few bytes has many more. */
export const MAX_PICTURE_PIXELS = 40_000_000

/** Bitmaps with a decoder that is safe to give strangers' bytes. No SVG: it is a program. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'] as const
const PICTURE_EXTENSION = /\.(jpe?g|png|webp|gif|avif)$/i

/** Null where the file came without a name. */
type OfFile = { fileName: string | null }
export type PictureRefusal =
  | Refusal<'picture-empty', OfFile>
  | Refusal<'picture-unknown-format', OfFile>
  | Refusal<'picture-too-large', OfFile & { maxMegabytes: number }>
  | Refusal<'picture-too-many-pixels', OfFile & { maxMegapixels: number }>
  | Refusal<'picture-damaged', OfFile>

/**
 * What can be said of a file before it is read.
 * @param file.type as the browser tells it, by the ending of the name; empty when it knows none
 */
export function checkPictureFile(file: {
  name: string
  type: string
  byteSize: number
}): Ok<null> | PictureRefusal {
  const fileName = file.name || null
  const isPicture =
    file.type === '' ? PICTURE_EXTENSION.test(file.name) : PICTURE_TYPES.some((type) => type === file.type)
  if (!isPicture) return refuse('picture-unknown-format', { fileName })
  if (file.byteSize === 0) return refuse('picture-empty', { fileName })
  return file.byteSize > MAX_PICTURE_BYTES ? pictureTooLarge(fileName) : ok(null)
}

export function pictureTooLarge(fileName: string | null): PictureRefusal {
  return refuse('picture-too-large', { fileName, maxMegabytes: MAX_PICTURE_BYTES / 1024 ** 2 })
}

/** Asked once the size of the picture is known, before its pixels are decoded. */
export function checkPicturePixels(picture: {
  name: string | null
  widthPx: number
  heightPx: number
}): Ok<null> | PictureRefusal {
  if (picture.widthPx * picture.heightPx <= MAX_PICTURE_PIXELS) return ok(null)
  return refuse('picture-too-many-pixels', {
    fileName: picture.name,
    maxMegapixels: MAX_PICTURE_PIXELS / 1_000_000,
  })
}

/** Product §7: the user's id, a random number and the ending. */
export function newPictureName(userId: string, randomNumber: number, extension: string): string {
  return `${userId}-${randomNumber}.${extension}`
}

/** What the storage service takes as a name between two slashes. */
const SEGMENT = /^[\w!.*'()&$@=;:+,? -]{1,100}$/
const MAX_SEGMENTS = 4

export function isPictureName(name: string): boolean {
  const segments = name.split('/')
  return (
    segments.length <= MAX_SEGMENTS &&
    segments.every((segment) => SEGMENT.test(segment) && segment !== '.' && segment !== '..')
  )
}

/** In a folder named by the owner's id, or with that id at its beginning. Ids are of one length, so none begins another. */
export function isOwnPictureName(name: string, userId: string): boolean {
  return name.length > userId.length + 1 && name.startsWith(userId)
}
