import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isOffline, noteUnreachable, subscribeToOffline } from './offline-state.ts'

/** What the site answers when it is asked whether it is there. */
let answers: boolean[]
let fromWorker: (event: { data: unknown }) => void
let asked: unknown[]

beforeEach(() => {
  vi.useFakeTimers()
  answers = []
  asked = []
  const serviceWorker = {
    addEventListener: (_: string, listener: typeof fromWorker) => {
      fromWorker = listener
    },
    controller: { postMessage: (message: unknown) => asked.push(message) },
  }
  vi.stubGlobal('navigator', { onLine: true, serviceWorker })
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('removeEventListener', () => undefined)
  vi.stubGlobal('fetch', async () => {
    if (answers.shift()) return { ok: true }
    throw new TypeError('Failed to fetch')
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a page that the worker had kept is offline until the site answers, whatever the browser says', async () => {
  const seen: boolean[] = []
  const stop = subscribeToOffline(() => seen.push(isOffline()))
  expect([isOffline(), asked]).toEqual([false, [{ kind: 'how-answered' }]])
  fromWorker({ data: { kind: 'something-else' } })
  expect(seen).toEqual([])
  fromWorker({ data: { kind: 'answered-from-kept' } })
  expect(seen).toEqual([true])
  answers = [false, true]
  await vi.advanceTimersByTimeAsync(1_000)
  expect(isOffline()).toBe(true)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(seen).toEqual([true, false])
  stop()
})

test('an attempt in vain counts too, and is asked for once', async () => {
  answers = [true]
  noteUnreachable()
  noteUnreachable()
  expect(isOffline()).toBe(true)
  await vi.advanceTimersByTimeAsync(60_000)
  expect([isOffline(), answers]).toEqual([false, []])
})

test('a browser that knows it has no network is believed', () => {
  vi.stubGlobal('navigator', { onLine: false })
  expect(isOffline()).toBe(true)
})
