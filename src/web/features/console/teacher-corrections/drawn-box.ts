/** A box on a photograph, in shares of its sides: between two points, and moved by a key. */
import type { MarkBox } from '#domain/writing/teacher-correction/teacher-correction.ts'

type Point = { readonly x: number; readonly y: number }

/** A finger that only touches draws none. */
const SMALLEST = 0.015
const STEP = 0.01

/** Null for what is too small to be meant. */
export function boxBetween(one: Point, other: Point): MarkBox | null {
  const [left, right] = [Math.min(one.x, other.x), Math.max(one.x, other.x)].map(within) as [number, number]
  const [top, bottom] = [Math.min(one.y, other.y), Math.max(one.y, other.y)].map(within) as [number, number]
  const box = { x: left, y: top, width: right - left, height: bottom - top }
  return box.width < SMALLEST || box.height < SMALLEST ? null : box
}

/** The arrows move the box; with Shift they move its lower right corner. Null for any other key. */
export function movedBox(box: MarkBox, key: string, isResize: boolean): MarkBox | null {
  const step = { ArrowLeft: [-STEP, 0], ArrowRight: [STEP, 0], ArrowUp: [0, -STEP], ArrowDown: [0, STEP] }[
    key
  ]
  if (!step) return null
  const [across = 0, down = 0] = step
  if (isResize)
    return {
      ...box,
      width: clamp(box.width + across, SMALLEST, 1 - box.x),
      height: clamp(box.height + down, SMALLEST, 1 - box.y),
    }
  return {
    ...box,
    x: clamp(box.x + across, 0, 1 - box.width),
    y: clamp(box.y + down, 0, 1 - box.height),
  }
}

function within(share: number): number {
  return clamp(share, 0, 1)
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most)
}
