/**
 * Reads a photograph of a written sheet beside the page, so that nothing on it stands still: decodes, finds, straightens,
 * packs. One photograph at a time; its pixels stay here for the corners that the student drags. Its other side:
 * src/web/features/writing/sheet-photograph/photograph-thread.ts.
 */

import { type Photograph, photographOf } from '#domain/writing/sheet-photograph/photograph.ts'
import type {
  FromPhotographWorker,
  ShownCorners,
  ToPhotographWorker,
} from '#domain/writing/sheet-photograph/photograph-messages.ts'
import type { Quad } from '#domain/writing/sheet-photograph/picture.ts'
import {
  cornersIn,
  type Located,
  locate,
  locatedBy,
  quarterTurned,
  readPhotograph,
} from '#domain/writing/sheet-photograph/read-photograph.ts'
import { type MakeCanvas, openPhotograph, packPage } from '#web/browser/canvas-pictures.ts'

declare const self: DedicatedWorkerGlobalScope

let photograph: Photograph | null = null
let located: Located | null = null

self.addEventListener('message', ({ data }: MessageEvent<ToPhotographWorker<Blob>>) => {
  answer(data).then(
    (message) => self.postMessage(message, transfersOf(message)),
    () => self.postMessage({ failure: 'broken' } satisfies FromPhotographWorker),
  )
})

async function answer(asked: ToPhotographWorker<Blob>): Promise<FromPhotographWorker> {
  if ('file' in asked || 'pixels' in asked) {
    photograph = null
    photograph =
      'pixels' in asked
        ? photographOf(asked.pixels)
        : await openPhotograph(asked.file, offscreen).catch(() => null)
    if (!photograph) return { failure: 'undecodable' }
    const search = locate(photograph)
    located = search.located
    if (!located) return { guess: search.guess && shown(search.guess, photograph), size: sizeOf(photograph) }
  } else if (photograph && 'corners' in asked) {
    const { width, height } = photograph.grey
    located = locatedBy(asked.corners.map(([x, y]) => [x * width, y * height]) as unknown as Quad) // as many as before
  } else if (located) located = quarterTurned(located)
  if (!photograph || !located) return { failure: 'broken' }
  return found(photograph, located)
}

async function found(from: Photograph, at: Located): Promise<FromPhotographWorker> {
  const { page, kind, lines, faults, missingLines, code } = readPhotograph(from, at)
  const packed = hasCanvas()
    ? { jpeg: await (await packPage(page, offscreen)).arrayBuffer() }
    : { pixels: page }
  return {
    found: { kind, lines, faults, missingLines, code, corners: shown(cornersIn(at), from), page: packed },
    size: sizeOf(from),
  }
}

function sizeOf({ grey: { width, height } }: Photograph) {
  return { width, height }
}

function shown(corners: Quad, { grey }: Photograph): ShownCorners {
  return corners.map(([x, y]) => [x / grey.width, y / grey.height]) as unknown as Quad // as many as before
}

function transfersOf(message: FromPhotographWorker): Transferable[] {
  if (!('found' in message)) return []
  const { page } = message.found
  return 'jpeg' in page ? [page.jpeg] : [page.pixels.data.buffer as ArrayBuffer] // made by new Uint8Array(size)
}

function hasCanvas(): boolean {
  return 'OffscreenCanvas' in self
}

const offscreen: MakeCanvas = (width, height) => {
  const canvas = new OffscreenCanvas(width, height)
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (!pen) throw new Error('this worker gives no canvas')
  pen.imageSmoothingQuality = 'high'
  return {
    pen,
    toJpeg: (quality) => canvas.convertToBlob({ type: 'image/jpeg', quality }),
    free: () => {
      canvas.width = 0
    },
  }
}
