/** Pixels of one kind that touch each other: markers are dark patches, a page is a bright one. */

/**
 * All that touch the one given are marked as taken.
 *
 * @param plane 1 where a pixel is of the kind, and not taken yet
 * @returns how many there are; they stand in the queue
 */
export function flood(
  plane: Uint8Array | Float32Array,
  width: number,
  from: number,
  queue: Int32Array,
): number {
  const lastRow = plane.length - width
  let count = 1
  plane[from] = 2
  queue[0] = from
  for (let next = 0; next < count; next += 1) {
    const at = queue[next]!
    const x = at % width
    // Written out four times: a call for each pixel's neighbours costs more than all the rest of it.
    if (x > 0 && plane[at - 1] === 1) {
      plane[at - 1] = 2
      queue[count++] = at - 1
    }
    if (x < width - 1 && plane[at + 1] === 1) {
      plane[at + 1] = 2
      queue[count++] = at + 1
    }
    if (at >= width && plane[at - width] === 1) {
      plane[at - width] = 2
      queue[count++] = at - width
    }
    if (at < lastRow && plane[at + width] === 1) {
      plane[at + width] = 2
      queue[count++] = at + width
    }
  }
  return count
}
