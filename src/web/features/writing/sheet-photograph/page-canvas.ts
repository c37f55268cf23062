/** The page's own canvas, for browsers whose workers have none, and for a smaller copy of a page. */
import { GIVEN_SHEET_MOST_BYTES } from '#domain/writing/given-sheets.ts'
import type { Grey, Picture } from '#domain/writing/sheet-photograph/picture.ts'

/** What the browser keeps of a page beside the text: enough to read it by. */
const KEPT = { widthPx: 1000, quality: 0.5 } as const

/** Tried one after the other until a given photograph is small enough. */
const GIFT_QUALITIES = [0.85, 0.7, 0.5] as const

export async function readOnPage(file: Blob): Promise<Picture> {
  const { readPixels } = await import('#web/browser/canvas-pictures.ts')
  return readPixels(file, makeCanvas)
}

/**
 * The photograph as it is read, as a new file of these pixels alone: nothing of where and by what it was taken is in it.
 *
 * @throws where this browser cannot decode it
 */
export async function packGift(file: Blob): Promise<Blob> {
  const { width, height, data } = await readOnPage(file)
  const { pen, toJpeg, free } = makeCanvas(width, height)
  const pixels = pen.createImageData(width, height)
  pixels.data.set(data)
  pen.putImageData(pixels, 0, 0)
  let packed = await toJpeg(GIFT_QUALITIES[0])
  for (const quality of GIFT_QUALITIES.slice(1))
    if (packed.size > GIVEN_SHEET_MOST_BYTES) packed = await toJpeg(quality)
  free()
  return packed
}

export async function packOnPage(page: Grey): Promise<Blob> {
  const { packPage } = await import('#web/browser/canvas-pictures.ts')
  return packPage(page, makeCanvas)
}

/** As text for the storage; null where this browser cannot make it. */
export async function keptCopy(page: Blob): Promise<string | null> {
  try {
    const bitmap = await createImageBitmap(page)
    const height = Math.round((bitmap.height / bitmap.width) * KEPT.widthPx)
    const canvas = element(KEPT.widthPx, height)
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, KEPT.widthPx, height)
    bitmap.close()
    const address = canvas.toDataURL('image/jpeg', KEPT.quality)
    canvas.width = 0
    return address.startsWith('data:image/jpeg') ? address : null
  } catch {
    return null
  }
}

/** The copy as a file again; null for none. */
export function fileOfCopy(address: string | null): Blob | null {
  const packed = /^data:image\/jpeg;base64,(.+)$/.exec(address ?? '')?.[1]
  return packed === undefined
    ? null
    : new Blob([Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0))], { type: 'image/jpeg' })
}

function element(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  return canvas
}

function makeCanvas(width: number, height: number) {
  const canvas = element(width, height)
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (!pen) throw new Error('this browser gives no canvas')
  pen.imageSmoothingQuality = 'high'
  const toJpeg = (quality: number) =>
    new Promise<Blob>((resolve, reject) => {
      const take = (blob: Blob | null) =>
        blob ? resolve(blob) : reject(new Error('the canvas gives no file'))
      canvas.toBlob(take, 'image/jpeg', quality)
    })
  const free = () => {
    canvas.width = 0
  }
  return { pen, toJpeg, free }
}
