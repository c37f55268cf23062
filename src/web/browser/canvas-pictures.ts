/** A file into pixels and pixels into a file, by a canvas: in the worker where that has one, else on the page. */
import { MOST_PAGE_BYTES, PAGE_QUALITIES } from '#domain/writing/sheet-photograph/photograph-messages.ts'
import type { Grey, Picture } from '#domain/writing/sheet-photograph/picture.ts'
import { PHOTOGRAPH_PX } from '#domain/writing/sheet-photograph/read-photograph.ts'

type Pen = Pick<
  OffscreenCanvasRenderingContext2D,
  'drawImage' | 'getImageData' | 'createImageData' | 'putImageData'
>
export type Canvas = {
  readonly pen: Pen
  readonly toJpeg: (quality: number) => Promise<Blob>
}
export type MakeCanvas = (width: number, height: number) => Canvas

/** Upright, as its file says, and no larger than is read. @throws where this browser cannot decode it */
export async function readPixels(file: Blob, makeCanvas: MakeCanvas): Promise<Picture> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const shrink = Math.min(1, PHOTOGRAPH_PX / Math.max(bitmap.width, bitmap.height))
  const width = Math.max(1, Math.round(bitmap.width * shrink))
  const height = Math.max(1, Math.round(bitmap.height * shrink))
  const { pen } = makeCanvas(width, height)
  pen.drawImage(bitmap, 0, 0, width, height)
  // At once: of twelve megapixels it holds 48 MB.
  bitmap.close()
  return { width, height, data: pen.getImageData(0, 0, width, height).data }
}

/** A new file of these pixels alone: nothing of where and by what the photograph was taken is in it. */
export async function packPage({ width, height, data }: Grey, makeCanvas: MakeCanvas): Promise<Blob> {
  const canvas = makeCanvas(width, height)
  const pixels = canvas.pen.createImageData(width, height)
  // A whole pixel at once: byte by byte three million take a tenth of a second. Every browser counts from the low byte.
  const whole = new Uint32Array(pixels.data.buffer)
  for (let at = 0; at < data.length; at += 1) whole[at] = 0xff000000 | ((data[at] ?? 0) * 0x010101)
  canvas.pen.putImageData(pixels, 0, 0)
  let packed = await canvas.toJpeg(PAGE_QUALITIES[0])
  for (const quality of PAGE_QUALITIES.slice(1))
    if (packed.size > MOST_PAGE_BYTES) packed = await canvas.toJpeg(quality)
  return packed
}
