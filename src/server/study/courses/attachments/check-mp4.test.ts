import { expect, test } from 'vitest'
import { anMp4, aTrack, box } from '#tests/support/an-mp4.ts'
import { checkMp4 } from './check-mp4.ts'

async function check(bytes: Buffer): Promise<string> {
  const checked = await checkMp4(async ({ first, last }) => bytes.subarray(first, last + 1), bytes.byteLength)
  return checked.ok ? 'plays' : checked.code
}

const H264 = aTrack('vide', 'avc1')
const AAC = aTrack('soun', 'mp4a')
const wide = Buffer.concat([
  Buffer.from([0, 0, 0, 1]),
  Buffer.from('free'),
  Buffer.from([0, 0, 0, 0, 0, 0, 0, 20]),
  Buffer.alloc(4),
])

test.each([
  ['H.264 with AAC', anMp4(), 'plays'],
  ['its index at the end', anMp4([H264, AAC], { isIndexLast: true }), 'plays'],
  ['without sound', anMp4([H264]), 'plays'],
  ['with chapters', anMp4([H264, AAC, aTrack('text', 'tx3g')]), 'plays'],
  ['HEVC of a telephone', anMp4([aTrack('vide', 'hvc1'), AAC]), 'video-codec'],
  ['H.264 and AV1', anMp4([aTrack('vide', 'avc1', 'av01')]), 'video-codec'],
  ['sound without compression', anMp4([H264, aTrack('soun', 'lpcm')]), 'video-codec'],
  ['no sample entry', anMp4([aTrack('vide')]), 'video-codec'],
  ['sound alone', anMp4([AAC]), 'not-an-mp4'],
  ['no index', anMp4([]), 'not-an-mp4'],
  ['a text', Buffer.from('Isto não é um vídeo, e tem mais de dezesseis letras.'), 'not-an-mp4'],
  ['cut off in the index', anMp4().subarray(0, 200), 'not-an-mp4'],
  ['an index without ftyp', box('moov', H264), 'not-an-mp4'],
  [
    'a size of 64 bits before the index',
    Buffer.concat([anMp4([]).subarray(0, 20), wide, box('moov', H264)]),
    'plays',
  ],
  [
    'a box of no length',
    Buffer.concat([anMp4([]).subarray(0, 20), Buffer.from([0, 0, 0, 4]), Buffer.from('free')]),
    'not-an-mp4',
  ],
  [
    'many boxes',
    Buffer.concat([
      anMp4([]).subarray(0, 20),
      ...Array.from({ length: 70 }, () => box('free')),
      box('moov', H264),
    ]),
    'not-an-mp4',
  ],
])('%s: %s', async (_, bytes, verdict) => {
  expect(await check(bytes)).toBe(verdict)
})
