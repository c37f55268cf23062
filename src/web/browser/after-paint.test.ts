import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { painted } from './after-paint.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function isDone(promise: Promise<void>, afterMs: number): Promise<boolean> {
  let isOver = false
  void promise.then(() => (isOver = true))
  await vi.advanceTimersByTimeAsync(afterMs)
  return isOver
}

test('waits for the frame that shows the press, and for what comes after it', async () => {
  let draw = () => {}
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => (draw = frame))
  const waiting = painted()
  expect(await isDone(waiting, 50)).toBe(false)
  draw()
  expect(await isDone(waiting, 0)).toBe(true)
})

test('waits for no frame in a tab that nobody sees', async () => {
  vi.stubGlobal('requestAnimationFrame', () => {})
  const waiting = painted()
  expect(await isDone(waiting, 299)).toBe(false)
  expect(await isDone(waiting, 1)).toBe(true)
})
