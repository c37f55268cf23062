import { expect, test } from 'vitest'
import { darkerThanAround, shrunk } from './picture.ts'

const picture = (width: number, height: number, level: (x: number, y: number) => number) => ({
  width,
  height,
  data: Uint8Array.from({ length: width * height }, (_, at) => level(at % width, Math.floor(at / width))),
})

test('a smaller picture is made of averages, each pixel counted once', () => {
  const small = shrunk(
    picture(8, 6, (x, y) => x * 10 + y),
    4,
  )
  expect([small.width, small.height, small.scale]).toEqual([4, 3, 2])
  expect([...small.data.subarray(0, 4)]).toEqual([5, 25, 45, 65])
  const uneven = shrunk(
    picture(7, 5, () => 90),
    3,
  )
  expect(new Set(uneven.data)).toEqual(new Set([90]))
})

test('darker than around is the same as by the mean of each neighbourhood, at the edges too', () => {
  const grey = picture(23, 17, (x, y) => (x * 37 + y * 91 + x * y * 13) % 200)
  const [radius, ratio] = [4, 0.8]
  const expected = Array.from(grey.data, (level, at) => {
    const [x, y] = [at % 23, Math.floor(at / 23)]
    const near = Array.from(grey.data).filter(
      (_, other) => Math.abs((other % 23) - x) <= radius && Math.abs(Math.floor(other / 23) - y) <= radius,
    )
    return level < (near.reduce((sum, value) => sum + value, 0) / near.length) * ratio ? 1 : 0
  })
  expect([...darkerThanAround(grey, radius, ratio)]).toEqual(expected)
  expect(expected).toContain(1)
})
