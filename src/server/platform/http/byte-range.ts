/** Which part of a file does a request ask for (RFC 9110 §14)? So that a broken download goes on where it stopped. */
import type { ByteRange } from '../files/file-store.ts'

/**
 * One range only: anyone who asks for several gets the whole, as the RFC allows.
 *
 * @param header the `Range` of the request
 * @returns null for the whole; 'unsatisfiable' when the part begins behind the end
 */
export function readByteRange(
  header: string | undefined,
  byteSize: number,
): ByteRange | 'unsatisfiable' | null {
  const parts = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '')
  if (!parts) return null
  const [, from, to] = parts as unknown as [string, string, string] // the pattern has two groups
  if (from === '') {
    if (to === '') return null
    const length = Math.min(Number(to), byteSize)
    return length === 0 ? 'unsatisfiable' : { first: byteSize - length, last: byteSize - 1 }
  }
  const first = Number(from)
  const last = to === '' ? byteSize - 1 : Math.min(Number(to), byteSize - 1)
  if (to !== '' && Number(to) < first) return null
  return first >= byteSize ? 'unsatisfiable' : { first, last }
}
