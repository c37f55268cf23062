/**
 * Does this file play in every browser that we carry? An MP4 with H.264 and, where it has sound, AAC: read from its boxes
 * (ISO/IEC 14496-12), without decoding anything.
 */
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'

type Read = (range: { readonly first: number; readonly last: number }) => Promise<Uint8Array>
type Refused = Refusal<'not-an-mp4'> | Refusal<'video-codec'>

/** An ordinary file has a handful of boxes at its top; one of many fragments is none that a teacher exports. */
const MAX_BOXES = 64
/** The index of some hours has a few megabytes. */
const MAX_INDEX_BYTES = 16 * 1024 * 1024

/** By the kind of the track, the sample entries that everything plays. */
const PLAYED: Readonly<Record<string, readonly string[]>> = { vide: ['avc1', 'avc3'], soun: ['mp4a'] }

/** @param read the bytes from `first` to `last`, both included, or as many as there are */
export async function checkMp4(read: Read, byteSize: number): Promise<Ok<null> | Refused> {
  const index = await readIndex(read, byteSize)
  if (!index) return refuse('not-an-mp4')
  const tracks = boxesIn(index, 0, index.byteLength)
    .filter(({ type }) => type === 'trak')
    .map((track) => trackOf(index, track))
  if (!tracks.some((track) => track.kind === 'vide')) return refuse('not-an-mp4')
  const plays = ({ kind, entries }: Track) => {
    const played = PLAYED[kind]
    // Chapters and other tracks are passed over by browsers.
    return played === undefined || (entries.length > 0 && entries.every((entry) => played.includes(entry)))
  }
  return tracks.every(plays) ? ok(null) : refuse('video-codec')
}

/** The content of the box `moov`, wherever it stands. */
async function readIndex(read: Read, byteSize: number): Promise<Buffer | null> {
  let at = 0
  for (let count = 0; count < MAX_BOXES && at + 8 <= byteSize; count += 1) {
    const box = headOf(Buffer.from(await read({ first: at, last: at + 15 })), byteSize - at)
    if (!box || (count === 0 && box.type !== 'ftyp')) return null
    const length = box.size - box.head
    if (box.type === 'moov')
      return length > MAX_INDEX_BYTES
        ? null
        : Buffer.from(await read({ first: at + box.head, last: at + box.size - 1 }))
    at += box.size
  }
  return null
}

type Head = { readonly type: string; readonly head: number; readonly size: number }

/** @param left bytes from the beginning of the box to the end of what holds it */
function headOf(bytes: Buffer, left: number): Head | null {
  if (bytes.byteLength < 8) return null
  const type = bytes.toString('latin1', 4, 8)
  const short = bytes.readUInt32BE(0)
  if (short === 1 && bytes.byteLength < 16) return null
  const size = short === 1 ? Number(bytes.readBigUInt64BE(8)) : short === 0 ? left : short
  const head = short === 1 ? 16 : 8
  return size < head || size > left ? null : { type, head, size }
}

type Box = { readonly type: string; readonly from: number; readonly to: number }

/** @returns the boxes of a range, up to the first that is broken */
function boxesIn(bytes: Buffer, from: number, to: number): Box[] {
  const boxes: Box[] = []
  for (let at = from; at + 8 <= to; ) {
    const box = headOf(bytes.subarray(at, Math.min(at + 16, to)), to - at)
    if (!box) break
    boxes.push({ type: box.type, from: at + box.head, to: at + box.size })
    at += box.size
  }
  return boxes
}

type Track = { readonly kind: string; readonly entries: readonly string[] }

function trackOf(bytes: Buffer, track: Box): Track {
  const media = inside(bytes, track, ['mdia'])
  const handler = media && inside(bytes, media, ['hdlr'])
  const samples = media && inside(bytes, media, ['minf', 'stbl', 'stsd'])
  return {
    // Behind version, flags and an old field.
    kind: handler ? bytes.toString('latin1', handler.from + 8, handler.from + 12) : '',
    entries: samples ? boxesIn(bytes, samples.from + 8, samples.to).map(({ type }) => type) : [],
  }
}

function inside(bytes: Buffer, box: Box, [type, ...rest]: readonly string[]): Box | null {
  const found = boxesIn(bytes, box.from, box.to).find((one) => one.type === type)
  if (!found) return null
  return rest.length === 0 ? found : inside(bytes, found, rest)
}
