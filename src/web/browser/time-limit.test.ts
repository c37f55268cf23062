import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { abortAfter } from './time-limit.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('ends when its time is over, and not before', () => {
  const signal = abortAfter(1000)
  vi.advanceTimersByTime(999)
  expect(signal.aborted).toBe(false)
  vi.advanceTimersByTime(1)
  expect(signal.aborted).toBe(true)
})

test('ends with another, whose clock then stands still', () => {
  const other = new AbortController()
  const signal = abortAfter(1000, other.signal)
  other.abort()
  expect(signal.aborted).toBe(true)
  expect(vi.getTimerCount()).toBe(0)
})

test('what has ended before has ended', () => {
  expect(abortAfter(1000, AbortSignal.abort()).aborted).toBe(true)
  expect(vi.getTimerCount()).toBe(0)
})
