import { expect, test } from 'vitest'
import { closed } from './steps.ts'

/** By its meaning: the lowest of the neighbours' highest. */
function closedSlowly(plane: Float32Array, width: number, height: number, radius: number): Float32Array {
  const extreme = (from: Float32Array, of: (...values: number[]) => number) =>
    from.map((_, at) => {
      const near: number[] = []
      for (let y = 0; y < height; y += 1)
        for (let x = 0; x < width; x += 1)
          if (Math.abs(x - (at % width)) <= radius && Math.abs(y - Math.floor(at / width)) <= radius)
            near.push(from[y * width + x]!)
      return of(...near)
    })
  return extreme(extreme(plane, Math.max), Math.min)
}

test.each([
  [11, 7, 1],
  [9, 14, 3],
  [5, 4, 6],
])(
  'dark things thinner than the neighbourhood vanish, %i by %i pixels, %i around',
  (width, height, radius) => {
    const plane = Float32Array.from({ length: width * height }, (_, at) => ((at * 7919) % 101) - 50)
    expect([...closed(plane, width, height, radius)]).toEqual([...closedSlowly(plane, width, height, radius)])
  },
)
