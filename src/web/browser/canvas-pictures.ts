/** A file into pixels and pixels into a file, by a canvas: in the worker where that has one, else on the page. */
import { assemble, type Lie, type Photograph } from '#domain/writing/sheet-photograph/photograph.ts'
import { MOST_PAGE_BYTES, PAGE_QUALITIES } from '#domain/writing/sheet-photograph/photograph-messages.ts'
import type { Grey, Picture, Size } from '#domain/writing/sheet-photograph/picture.ts'
import { PHOTOGRAPH_AREA, PHOTOGRAPH_PX } from '#domain/writing/sheet-photograph/read-photograph.ts'

type Pen = Pick<
  OffscreenCanvasRenderingContext2D,
  'drawImage' | 'getImageData' | 'createImageData' | 'putImageData'
>
export type Canvas = {
  readonly pen: Pen
  readonly toJpeg: (quality: number) => Promise<Blob>
  /** Its pixels go at once: a canvas that is merely forgotten holds them until the next large cleaning. */
  readonly free: () => void
}
export type MakeCanvas = (width: number, height: number) => Canvas

/** Rows that are read and written at once: a picture whole is a second one in memory. */
const BAND = 128

/** As it is read, its pixels never held twice. @throws where this browser cannot decode it */
export async function openPhotograph(file: Blob, makeCanvas: MakeCanvas): Promise<Photograph> {
  return (await decodedSmaller(file)) ?? (await decodedByCanvas(file, makeCanvas))
}

/** Upright, as its file says, and no larger than is read. @throws where this browser cannot decode it */
export async function readPixels(file: Blob, makeCanvas: MakeCanvas): Promise<Picture> {
  const { pen, free, width, height } = await drawn(file, makeCanvas)
  const { data } = pen.getImageData(0, 0, width, height)
  free()
  return { width, height, data }
}

async function decodedByCanvas(file: Blob, makeCanvas: MakeCanvas): Promise<Photograph> {
  const { pen, free, width, height } = await drawn(file, makeCanvas)
  const parts = assemble({ width, height })
  for (let top = 0; top < height; top += BAND) {
    const rows = Math.min(BAND, height - top)
    parts.add(pen.getImageData(0, top, width, rows).data, top, rows)
  }
  free()
  return parts.whole()
}

async function drawn(file: Blob, makeCanvas: MakeCanvas): Promise<Canvas & Size> {
  // Browsers before 2023 refuse this word: what is asked for by it they do unasked.
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch((error: unknown) => {
    if (error instanceof TypeError) return createImageBitmap(file)
    throw error
  })
  const shrink = Math.min(1, PHOTOGRAPH_PX / Math.max(bitmap.width, bitmap.height))
  const width = Math.max(1, Math.round(bitmap.width * shrink))
  const height = Math.max(1, Math.round(bitmap.height * shrink))
  const canvas = makeCanvas(width, height)
  canvas.pen.drawImage(bitmap, 0, 0, width, height)
  // At once: it holds up to 48 MB.
  bitmap.close()
  return { ...canvas, width, height }
}

/**
 * Of twelve megapixels the whole takes 48 MB, the half of each side 12. The area alone counts; of any telephone's picture
 * this one leaves 1,700 to 2,310 pixels of the longer side.
 */
const DECODED = {
  desiredWidth: PHOTOGRAPH_PX,
  desiredHeight: Math.floor(PHOTOGRAPH_AREA / PHOTOGRAPH_PX),
} as const

/** Null where this browser cannot, or would not turn what was taken upright (Chromium before 138). */
async function decodedSmaller(file: Blob): Promise<Photograph | null> {
  if (typeof ImageDecoder !== 'function' || !('rotation' in VideoFrame.prototype)) return null
  const head = new Uint8Array(await file.slice(0, 2).arrayBuffer())
  if (head[0] !== 0xff || head[1] !== 0xd8) return null
  const decoder = new ImageDecoder({ type: 'image/jpeg', data: file.stream(), ...DECODED })
  try {
    const { image } = await decoder.decode()
    try {
      return await copied(image)
    } finally {
      // At once: it holds 12 MB.
      image.close()
    }
  } catch {
    return null
  } finally {
    decoder.close()
  }
}

/** Straight out of what was decoded, without a canvas; null where it was not made as small as was asked. */
async function copied(image: VideoFrame): Promise<Photograph | null> {
  const { rotation = 0, flip = false } = image as VideoFrame & { rotation?: number; flip?: boolean } // newer than its type
  if (!image.visibleRect) return null
  const { x: left, y: first, width, height } = image.visibleRect
  if (Math.max(width, height) > PHOTOGRAPH_PX * 1.01) return null
  const lie: Lie = { quarters: rotation / 90, isMirrored: flip }
  const parts = assemble({ width, height }, lie)
  const bytes = new Uint8Array(width * BAND * 4)
  for (let top = 0; top < height; top += BAND) {
    const rows = Math.min(BAND, height - top)
    const layout = [{ offset: 0, stride: width * 4 }]
    await image.copyTo(bytes, {
      rect: { x: left, y: first + top, width, height: rows },
      layout,
      format: 'RGBX',
    })
    parts.add(bytes, top, rows)
  }
  return parts.whole()
}

/** A new file of these pixels alone: nothing of where and by what the photograph was taken is in it. */
export async function packPage({ width, height, data }: Grey, makeCanvas: MakeCanvas): Promise<Blob> {
  const canvas = makeCanvas(width, height)
  const pixels = canvas.pen.createImageData(width, Math.min(BAND, height))
  // A whole pixel at once: byte by byte it takes thrice as long. Every browser counts from the low byte.
  const whole = new Uint32Array(pixels.data.buffer)
  for (let top = 0; top < height; top += BAND) {
    fillGrey(whole, data.subarray(top * width, (top + BAND) * width))
    canvas.pen.putImageData(pixels, 0, top)
  }
  let packed = await canvas.toJpeg(PAGE_QUALITIES[0])
  for (const quality of PAGE_QUALITIES.slice(1))
    if (packed.size > MOST_PAGE_BYTES) packed = await canvas.toJpeg(quality)
  canvas.free()
  return packed
}

function fillGrey(pixels: Uint32Array, levels: Uint8Array): void {
  for (let at = 0; at < levels.length; at += 1) pixels[at] = 0xff000000 | (levels[at]! * 0x010101)
}
