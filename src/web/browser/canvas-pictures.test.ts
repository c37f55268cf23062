import { afterEach, expect, test, vi } from 'vitest'
import { MOST_PAGE_BYTES, PAGE_QUALITIES } from '#domain/writing/sheet-photograph/photograph-messages.ts'
import { type Canvas, packPage, readPixels } from './canvas-pictures.ts'

afterEach(() => vi.unstubAllGlobals())

/** @param sizes of the file at each quality */
function canvasOf(sizes: readonly number[]) {
  const put: number[][] = []
  const tops: number[] = []
  const asked: number[] = []
  const pen = {
    createImageData: (width: number, height: number) => ({ data: new Uint8ClampedArray(width * height * 4) }),
    putImageData: (image: ImageData, _left: number, top: number) => {
      put.push([...image.data])
      tops.push(top)
    },
  }
  const toJpeg = (quality: number) => {
    asked.push(quality)
    return Promise.resolve(new Blob([new Uint8Array(sizes[asked.length - 1] ?? 0)]))
  }
  // What packing uses of a canvas.
  return { put, tops, asked, make: () => ({ pen, toJpeg, free: () => undefined }) as unknown as Canvas }
}

test('each level of grey becomes one opaque pixel', async () => {
  const { put, make } = canvasOf([10])
  await packPage({ width: 3, height: 1, data: Uint8Array.of(0, 128, 255) }, make)
  expect(put).toEqual([[0, 0, 0, 255, 128, 128, 128, 255, 255, 255, 255, 255]])
})

test('a page is put onto the canvas band by band', async () => {
  const { put, tops, make } = canvasOf([10])
  await packPage({ width: 1, height: 300, data: Uint8Array.from({ length: 300 }, (_, y) => y / 2) }, make)
  expect(tops).toEqual([0, 128, 256])
  expect(put.map((band) => band.slice(0, 4))).toEqual([0, 64, 128].map((level) => [level, level, level, 255]))
})

test('a page is packed again until it is small enough, and no oftener', async () => {
  const page = { width: 1, height: 1, data: Uint8Array.of(9) }
  const fits = canvasOf([MOST_PAGE_BYTES])
  expect((await packPage(page, fits.make)).size).toBe(MOST_PAGE_BYTES)
  expect(fits.asked).toEqual([PAGE_QUALITIES[0]])
  const large = canvasOf([MOST_PAGE_BYTES + 1, MOST_PAGE_BYTES])
  expect((await packPage(page, large.make)).size).toBe(MOST_PAGE_BYTES)
  expect(large.asked).toEqual(PAGE_QUALITIES.slice(0, 2))
})

test('a browser that does not know the word for “upright” is asked without it; what is no picture is asked once', async () => {
  const asked: unknown[] = []
  const bitmap = { width: 4, height: 2, close: () => undefined }
  vi.stubGlobal('createImageBitmap', async (file: Blob, options?: object) => {
    asked.push(options)
    if (file.size === 0) throw new DOMException('no picture', 'InvalidStateError')
    if (options) throw new TypeError('from-image is not a valid enum value of type ImageOrientation')
    return bitmap
  })
  const pen = { drawImage: () => undefined, getImageData: () => ({ data: new Uint8ClampedArray(32) }) }
  const make = () => ({ pen, free: () => undefined }) as unknown as Canvas
  expect(await readPixels(new Blob(['picture']), make)).toMatchObject({ width: 4, height: 2 })
  expect(asked).toEqual([{ imageOrientation: 'from-image' }, undefined])
  await expect(readPixels(new Blob([]), make)).rejects.toThrow('no picture')
  expect(asked).toHaveLength(3)
})
