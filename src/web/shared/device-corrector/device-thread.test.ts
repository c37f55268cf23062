import { expect, test } from 'vitest'
import type { ToCorrectionWorker } from '#domain/writing/device-corrector.ts'
import { ESSAY } from '#tests/support/corrector.ts'
import { createDeviceThread } from './device-thread.ts'
import type { KeptFiles } from './stored-corrector.ts'

type Behaviour = (worker: EventTarget, message: ToCorrectionWorker) => void

/** Workers that do as told, and the count of those that were started and ended. */
function aDevice(behave: Behaviour, files: () => Promise<KeptFiles | null> = async () => kept()) {
  const seen = { started: 0, ended: 0, told: [] as string[] }
  function start(): Worker {
    seen.started += 1
    const worker = Object.assign(new EventTarget(), {
      postMessage: (message: ToCorrectionWorker) => {
        seen.told.push(Object.keys(message).join())
        queueMicrotask(() => behave(worker, message))
      },
      terminate: () => {
        seen.ended += 1
      },
    })
    // What the thread uses of a worker is all here.
    return worker as unknown as Worker
  }
  return { seen, thread: createDeviceThread(files, start, 50) }
}

function kept(): KeptFiles {
  return { script: new Blob(['']), graph: new ArrayBuffer(8) }
}

const correction = { total: 720 }
const answering: Behaviour = (worker, message) => {
  if ('essay' in message) worker.dispatchEvent(new MessageEvent('message', { data: { correction } }))
}

test('one worker is told the words once, and corrects one essay after the other', async () => {
  const { thread, seen } = aDevice(answering)
  expect(await thread.correct(ESSAY)).toEqual({ ok: true, value: correction })
  expect(await thread.correct(ESSAY)).toEqual({ ok: true, value: correction })
  expect(seen).toEqual({ started: 1, ended: 0, told: ['graph', 'essay', 'essay'] })
})

test.each<[string, Behaviour]>([
  ['dies', (worker) => worker.dispatchEvent(new Event('error'))],
  ['sends what cannot be read', (worker) => worker.dispatchEvent(new Event('messageerror'))],
  [
    'says that it failed',
    (worker) => worker.dispatchEvent(new MessageEvent('message', { data: { failure: 'no memory' } })),
  ],
  ['never answers', () => {}],
])('a worker that %s is ended, and the next essay starts another', async (_, behave) => {
  let isWell = false
  const { thread, seen } = aDevice((worker, message) => (isWell ? answering : behave)(worker, message))
  expect(await thread.correct(ESSAY)).toEqual({ ok: false, code: 'device_failed' })
  expect(seen).toMatchObject({ started: 1, ended: 1 })
  isWell = true
  expect(await thread.correct(ESSAY)).toEqual({ ok: true, value: correction })
  expect(seen).toMatchObject({ started: 2, ended: 1 })
})

test('without its files there is no worker, and with them later there is one', async () => {
  let files: KeptFiles | null = null
  const { thread, seen } = aDevice(answering, async () => files)
  expect(await thread.correct(ESSAY)).toEqual({ ok: false, code: 'not_kept' })
  expect(seen.started).toBe(0)
  files = kept()
  expect((await thread.correct(ESSAY)).ok).toBe(true)
})

test('files that cannot be read for want of memory are a failure like any other', async () => {
  const { thread } = aDevice(answering, () =>
    Promise.reject(new RangeError('Array buffer allocation failed')),
  )
  expect(await thread.correct(ESSAY)).toEqual({ ok: false, code: 'device_failed' })
})
