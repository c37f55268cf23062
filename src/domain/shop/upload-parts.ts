/** A file that is too large for one request travels in parts: in which, and how many of them at most. */

/** Half a minute on a line of half a megabit. */
export const PART_BYTES = 2 * 1024 * 1024
/** The largest of any kind: the video of a lesson. */
export const MAX_UPLOAD_MEGABYTES = 300
export const MAX_UPLOAD_PARTS = partCountOf(MAX_UPLOAD_MEGABYTES * 1024 * 1024)

export function partCountOf(byteSize: number): number {
  return Math.max(1, Math.ceil(byteSize / PART_BYTES))
}

/** From where to where each part goes, the last one shorter. */
export function partsOf(byteSize: number): { readonly from: number; readonly to: number }[] {
  return Array.from({ length: partCountOf(byteSize) }, (_unused, index) => ({
    from: index * PART_BYTES,
    to: Math.min((index + 1) * PART_BYTES, byteSize),
  }))
}
