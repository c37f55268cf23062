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
  /** Its pixels go at once: a canvas that is merely forgotten holds them until the next large cleaning. */
  readonly free: () => void
}
export type MakeCanvas = (width: number, height: number) => Canvas

/** Upright, as its file says, and no larger than is read. @throws where this browser cannot decode it */
export async function readPixels(file: Blob, makeCanvas: MakeCanvas): Promise<Picture> {
  const decoded = (await decodedSmaller(file)) ?? (await decodedWhole(file))
  const shrink = Math.min(1, PHOTOGRAPH_PX / Math.max(decoded.width, decoded.height))
  const width = Math.max(1, Math.round(decoded.width * shrink))
  const height = Math.max(1, Math.round(decoded.height * shrink))
  const { pen, free } = makeCanvas(width, height)
  pen.drawImage(decoded.source, 0, 0, width, height)
  // At once: it holds up to 48 MB.
  decoded.source.close()
  const { data } = pen.getImageData(0, 0, width, height)
  free()
  return { width, height, data }
}

type Decoded = { readonly source: ImageBitmap | VideoFrame; readonly width: number; readonly height: number }

async function decodedWhole(file: Blob): Promise<Decoded> {
  // Browsers before 2023 refuse this word: what is asked for by it they do unasked.
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch((error: unknown) => {
    if (error instanceof TypeError) return createImageBitmap(file)
    throw error
  })
  return { source: bitmap, width: bitmap.width, height: bitmap.height }
}

/**
 * A JPEG can be decoded by eighths: of twelve megapixels the whole takes 48 MB, six eighths of each side take 27. The
 * area alone counts; this one leaves 2,300 pixels or more of the longer side of any telephone's picture.
 */
const DECODED = { desiredWidth: 3072, desiredHeight: 2304 } as const

/** Null where this browser cannot, or would not turn what was taken upright (Chromium before 138). */
async function decodedSmaller(file: Blob): Promise<Decoded | null> {
  if (typeof ImageDecoder !== 'function' || !('rotation' in VideoFrame.prototype)) return null
  const data = new Uint8Array(await file.arrayBuffer())
  if (data[0] !== 0xff || data[1] !== 0xd8) return null
  const decoder = new ImageDecoder({ type: 'image/jpeg', data, ...DECODED })
  try {
    const { image } = await decoder.decode()
    return { source: image, width: image.displayWidth, height: image.displayHeight }
  } catch {
    return null
  } finally {
    decoder.close()
  }
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
  canvas.free()
  return packed
}
