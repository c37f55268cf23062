const OPENED_EVERYWHERE = 'image/jpeg,image/png,image/webp'
/** Where the browser cannot decode it, a sentence says what to do. */
const HEIC = 'image/heic,image/heif'

/**
 * What a chooser asks for. An iPhone keeps its pictures as HEIC, and gives JPEG to a page that does not name HEIC
 * whatever its version; older ones cannot open one that is given as it is.
 */
export function pictureKinds({ isIos }: { isIos: boolean }): string {
  return isIos ? OPENED_EVERYWHERE : `${OPENED_EVERYWHERE},${HEIC}`
}
