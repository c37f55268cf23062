/**
 * A gzip of texts that have one long part in common: that part is deflated once and for all, and only what stands
 * around it with each answer (decision 0272).
 */
import { promisify } from 'node:util'
import { constants, crc32, deflateRaw, deflateRawSync } from 'node:zlib'

/** What many texts have in common. */
export type CommonPart = {
  readonly text: string
  readonly bytes: Buffer
  /** Blocks of their own, which refer to nothing before them and end with a whole byte. */
  readonly deflated: Buffer
}

/** A text without the common part stands in `after`. */
export type TextAround = {
  readonly before: string
  readonly common: CommonPart | null
  readonly after: string
}

/** RFC 1952 §2.3: deflate, no flags, no time, an unknown system. */
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
const TRAILER_BYTES = 8
const LEVEL = { common: 9, around: 3 } as const
/** What stands before is a kilobyte or two: Node would take a quarter of a megabyte for it. */
const SMALL = { windowBits: 11, memLevel: 4 } as const

const deflate = promisify(deflateRaw)

export function commonPart(text: string): CommonPart {
  const bytes = Buffer.from(text)
  return { text, bytes, deflated: openBlocks(bytes, { level: LEVEL.common }) }
}

export function wholeOf({ before, common, after }: TextAround): string {
  return common ? before + common.text + after : before + after
}

export async function gzipAround({ before, common, after }: TextAround): Promise<Buffer> {
  const [first, last] = [Buffer.from(before), Buffer.from(after)]
  const middle = common?.bytes ?? Buffer.alloc(0)
  const end = await deflate(last, { level: LEVEL.around })
  const trailer = Buffer.allocUnsafe(TRAILER_BYTES)
  // Node puts no two sums together, so that the one over what is in common is made again.
  trailer.writeUInt32LE(crc32(last, crc32(middle, crc32(first))), 0)
  trailer.writeUInt32LE((first.length + middle.length + last.length) % 2 ** 32, 4)
  const start = openBlocks(first, { level: LEVEL.around, ...SMALL })
  return Buffer.concat([HEADER, start, common?.deflated ?? middle, end, trailer])
}

/** Deflated so that other blocks may follow. */
function openBlocks(
  bytes: Buffer,
  options: { level: number; windowBits?: number; memLevel?: number },
): Buffer {
  return deflateRawSync(bytes, { ...options, finishFlush: constants.Z_SYNC_FLUSH })
}
