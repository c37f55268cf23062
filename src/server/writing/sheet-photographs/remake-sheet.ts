/**
 * Makes our own file of a page that a browser has straightened (in greys), or of a photograph that was given for measuring
 * (in colours): decoded and written again, so that nothing else of it is kept. What still says where it was taken was not made by our page, and is refused.
 */
import type { PictureRefusal } from '#domain/account/picture.ts'
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import { remakePicture } from '#server/account/pictures/encode-picture.ts'

const QUALITY = 72
const LONGEST_SIDE = 2600
/** The entry of an EXIF directory that leads to the place (Exif 2.32, 4.6.3). */
const GPS_TAG = 0x8825

export async function remakeSheet(
  bytes: Uint8Array,
  inks: 'greys' | 'colours' = 'greys',
): Promise<Ok<Buffer> | PictureRefusal | Refusal<'photograph_has_place'>> {
  const made = await remakePicture(bytes, null, (upright, { exif }) => {
    if (exif && tellsPlace(exif)) return Promise.resolve(null)
    const flat = upright
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
    const inked = inks === 'greys' ? flat.greyscale() : flat
    return inked.jpeg({ quality: QUALITY, mozjpeg: true }).toBuffer()
  })
  if (!made.ok) return made
  return made.value === null ? refuse('photograph_has_place') : ok(made.value)
}

/** Reads the first directory of the TIFF that EXIF is. */
function tellsPlace(exif: Buffer): boolean {
  const tiff = exif.subarray(exif.toString('latin1', 0, 4) === 'Exif' ? 6 : 0)
  const isLittle = tiff.toString('latin1', 0, 2) === 'II'
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  try {
    const directory = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
    const count = short(directory)
    return Array.from({ length: count }, (_, entry) => short(directory + 2 + entry * 12)).includes(GPS_TAG)
  } catch {
    // Broken metadata: it is not kept either way.
    return false
  }
}
