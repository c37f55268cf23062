/** Where are the lines of writing on paper whose rules cannot be followed? Between the valleys of its ink. */
import type { Grey } from './picture.ts'

const INK_LEVEL = 150

export type Row = { readonly top: number; readonly bottom: number }

/** @param pitch of two lines, about, in pixels @param left, right of what is looked at */
export function inkRows({ width, height, data }: Grey, left: number, right: number, pitch: number): Row[] {
  const ink = new Float32Array(height)
  for (let y = 0; y < height; y += 1)
    for (let x = Math.floor(left); x < right; x += 1) if (data[y * width + x]! < INK_LEVEL) ink[y]! += 1
  const radius = Math.max(2, Math.round(pitch / 7))
  const smooth = averaged(averaged(ink, radius), radius)
  const mean = smooth.reduce((sum, value) => sum + value, 0) / height
  const peaks: number[] = []
  for (let y = 2; y < height - 2; y += 1) {
    if (smooth[y]! <= 0.35 * mean || smooth[y]! < smooth[y - 1]! || smooth[y]! <= smooth[y + 1]!) continue
    const last = peaks.at(-1)
    if (last === undefined || y - last >= pitch * 0.6) peaks.push(y)
    else if (smooth[y]! > smooth[last]!) peaks[peaks.length - 1] = y
  }
  return peaks.map((peak, at) => ({
    top: at === 0 ? Math.max(0, peak - pitch * 0.6) : valley(smooth, peaks[at - 1]!, peak),
    bottom:
      at === peaks.length - 1
        ? Math.min(height - 1, peak + pitch * 0.6)
        : valley(smooth, peak, peaks[at + 1]!),
  }))
}

function valley(smooth: Float32Array, from: number, to: number): number {
  let lowest = from
  for (let y = from; y < to; y += 1) if (smooth[y]! < smooth[lowest]!) lowest = y
  return lowest
}

function averaged(values: Float32Array, radius: number): Float32Array {
  return values.map((_, at) => {
    const near = values.subarray(Math.max(0, at - radius), at + radius + 1)
    return near.reduce((sum, value) => sum + value, 0) / near.length
  })
}
