/** The forms of an answer on the wire: which one a browser takes, and the making of it. */
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'

export type Encoding = 'br' | 'gzip' | 'identity'

/** What is kept is compressed once for many; an answer that is made for one visitor may not wait for it. */
export type Effort = 'kept' | 'once'

/** Best first. One visitor's page comes as a gzip, most of which is there before it is asked for (gzip-around.ts). */
const COMPRESSED = { kept: ['br', 'gzip'], once: ['gzip', 'br'] } as const satisfies Record<
  Effort,
  Encoding[]
>
const QUALITY = { kept: { br: 9, gzip: 9 }, once: { br: 4, gzip: 4 } } as const
const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** A handful of browsers' wordings, read once; bounded, since anybody may send another. */
const read = new LRUCache<string, Readonly<Record<Effort, Encoding>>>({ max: 100 })

/** @param accepted the request's accept-encoding */
export function bestEncoding(accepted: string, effort: Effort): Encoding {
  const known = read.get(accepted)
  if (known !== undefined) return known[effort]
  const best = (names: readonly Encoding[]) => names.find((name) => accepts(accepted, name)) ?? 'identity'
  const both = { kept: best(COMPRESSED.kept), once: best(COMPRESSED.once) }
  read.set(accepted, both)
  return both[effort]
}

export async function encoded(body: Buffer, encoding: Encoding, effort: Effort): Promise<Buffer> {
  if (encoding === 'identity') return body
  const quality = QUALITY[effort][encoding]
  return encoding === 'gzip'
    ? compressGzip(body, { level: quality })
    : compressBrotli(body, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: quality,
          // By its default each page that is compressed would hold a window of four megabytes.
          [constants.BROTLI_PARAM_LGWIN]: windowBits(body.length),
          [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        },
      })
}

/** A window that holds the whole page finds all that repeats in it. */
function windowBits(bytes: number): number {
  const bits = Math.ceil(Math.log2(bytes + 1))
  return Math.min(Math.max(bits, constants.BROTLI_MIN_WINDOW_BITS), constants.BROTLI_DEFAULT_WINDOW)
}

/** True when the list names the encoding and does not exclude it by a weight of 0. */
function accepts(header: string, encoding: Encoding): boolean {
  return header.split(',').some((part) => {
    const [name, ...parameters] = part.split(';').map((text) => text.trim().toLowerCase())
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
  })
}
