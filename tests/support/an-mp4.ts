/** The boxes of an MP4, without anything that could be shown (ISO/IEC 14496-12). */

export function box(type: string, ...content: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(content)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(body.byteLength + 8)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, body])
}

/** @param entries the codecs, e.g. "avc1" */
export function aTrack(kind: string, ...entries: readonly string[]): Buffer {
  const handler = box('hdlr', Buffer.alloc(8), Buffer.from(kind, 'latin1'), Buffer.alloc(12))
  const table = box('stsd', Buffer.alloc(8), ...entries.map((entry) => box(entry, Buffer.alloc(70))))
  return box('trak', box('tkhd', Buffer.alloc(20)), box('mdia', handler, box('minf', box('stbl', table))))
}

const FTYP = box('ftyp', Buffer.from('isom\0\0\0\0mp42', 'latin1'))
const TRACKS = [aTrack('vide', 'avc1'), aTrack('soun', 'mp4a')]

/** @param pictures of what size the rest is */
export function anMp4(
  tracks: readonly Buffer[] = TRACKS,
  { pictures = 64, isIndexLast = false } = {},
): Buffer {
  const index = box('moov', box('mvhd', Buffer.alloc(100)), ...tracks)
  const data = box('mdat', Buffer.alloc(pictures, 7))
  return Buffer.concat(isIndexLast ? [FTYP, data, index] : [FTYP, index, data])
}
