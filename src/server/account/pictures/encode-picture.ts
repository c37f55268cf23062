/**
 * Makes our own picture of a stranger's bytes: decoded, turned upright, cut to size and written again as WebP, so that
 * nothing of the upload itself is ever served: no EXIF, no place, no script behind the last pixel (decision 0088).
 */
import type { Metadata, ResizeOptions, Sharp } from 'sharp'
import {
  checkPicturePixels,
  MAX_PICTURE_PIXELS,
  PICTURE_KINDS,
  type PictureBucket,
  type PictureRefusal,
} from '#domain/account/picture.ts'
import { type Ok, ok, refuse } from '#domain/shared/result.ts'

export const PICTURE_CONTENT_TYPE = 'image/webp'

const QUALITY = 82
/** An animation's first frame; only as many threads as there are pictures at work. */
const DECODE = {
  limitInputPixels: MAX_PICTURE_PIXELS,
  failOn: 'error',
  pages: 1,
  sequentialRead: true,
} as const
const LONGEST_SECONDS = 15
/** Pictures at work at once in this process: each may hold 40 million pixels, and passwords need the processor too. */
const AT_WORK = 2

/** The decoders that strangers' bytes reach. In libvips itself, so that SVG, PDF and the like are not even looked at. */
const DECODERS = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((format) => `VipsForeignLoad${format}Buffer`)
const BEGINNINGS = /^(?:\xff\xd8\xff|\x89PNG|GIF8|RIFF.{4}WEBP|.{4}ftyp(?:avif|avis))/s

let decoder: ReturnType<typeof loadDecoder> | null = null
let atWork = 0
const waiting: (() => void)[] = []

/**
 * @param fileName for the refusal's sentence; the bytes alone decide what they are
 * @returns WebP: a square of 512 px at most for an avatar, 1600 px at most on either side for a cover
 */
export function encodePicture(
  bytes: Uint8Array,
  bucket: PictureBucket,
  fileName: string | null,
): Promise<Ok<Buffer> | PictureRefusal> {
  return remakePicture(bytes, fileName, (upright, head) =>
    upright.resize(sizeFor(bucket, head)).webp({ quality: QUALITY }).toBuffer(),
  )
}

/** One WebP within these sides, with the size that it has. */
export function remakeWithin(
  bytes: Uint8Array,
  fileName: string | null,
  { widthPx: width, heightPx: height }: { readonly widthPx: number; readonly heightPx: number },
) {
  return remakePicture(bytes, fileName, (upright) =>
    upright
      .resize({ width, height, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true }),
  )
}

/**
 * Decodes a stranger's picture within all limits, when it is its turn.
 *
 * @param encode makes our own of the pixels, which stand upright; where it fails the picture is damaged
 */
export async function remakePicture<Made>(
  bytes: Uint8Array,
  fileName: string | null,
  encode: (upright: Sharp, head: Metadata) => Promise<Made>,
): Promise<Ok<Made> | PictureRefusal> {
  if (bytes.byteLength === 0) return refuse('picture-empty', { fileName })
  if (atWork >= AT_WORK) await new Promise<void>((resolve) => waiting.push(resolve))
  else atWork += 1
  try {
    return await remake(bytes, fileName, encode)
  } finally {
    // The place goes to the next one directly, so that nobody slips in between.
    const next = waiting.shift()
    if (next) next()
    else atWork -= 1
  }
}

async function remake<Made>(
  bytes: Uint8Array,
  fileName: string | null,
  encode: (upright: Sharp, head: Metadata) => Promise<Made>,
): Promise<Ok<Made> | PictureRefusal> {
  decoder ??= loadDecoder()
  const sharp = await decoder
  const head = await sharp(bytes, { ...DECODE, limitInputPixels: false })
    .metadata()
    .catch(() => null)
  const isPicture = head !== null && (head.format !== 'heif' || head.compression === 'av1')
  if (!isPicture) {
    const begins = Buffer.from(bytes.subarray(0, 16)).toString('latin1')
    const code = BEGINNINGS.test(begins) ? 'picture-damaged' : 'picture-unknown-format'
    return refuse(code, { fileName })
  }
  const pixels = checkPicturePixels({ name: fileName, widthPx: head.width, heightPx: head.height })
  if (!pixels.ok) return pixels
  try {
    return ok(await encode(sharp(bytes, DECODE).autoOrient().timeout({ seconds: LONGEST_SECONDS }), head))
  } catch {
    return refuse('picture-damaged', { fileName })
  }
}

/** At the first picture: a process that is sent none keeps the memory. */
async function loadDecoder() {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  sharp.cache(false)
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: DECODERS })
  return sharp
}

function sizeFor(bucket: PictureBucket, { width, height }: { width: number; height: number }): ResizeOptions {
  if (bucket === 'covers') {
    const side = PICTURE_KINDS.cover.widthPx
    return { width: side, height: side, fit: 'inside', withoutEnlargement: true }
  }
  const side = Math.min(PICTURE_KINDS.avatar.widthPx, width, height)
  return { width: side, height: side, fit: 'cover' }
}
