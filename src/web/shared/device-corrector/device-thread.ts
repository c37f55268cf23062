/**
 * The worker of the device's corrector, from the page's side: started with the first essay, kept for the next ones,
 * ended when it fails, dies or takes too long; the next essay starts another.
 */
import type { Essay } from '#corrector/analysis.ts'
import type { Correction } from '#corrector/correction.ts'
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import {
  DEVICE_CORRECTION_MAX_MS,
  type FromCorrectionWorker,
  type ToCorrectionWorker,
} from '#domain/writing/device-corrector.ts'
import type { KeptFiles } from './stored-corrector.ts'

type DeviceThread = {
  readonly correct: (essay: Essay) => Promise<Ok<Correction> | Refusal<'not_kept'> | Refusal<'device_failed'>>
}

/**
 * @param readFiles null when they are not on this device
 * @param start makes the worker from its script
 */
export function createDeviceThread(
  readFiles: () => Promise<KeptFiles | null>,
  start: (script: Blob) => Worker,
  maxMs = DEVICE_CORRECTION_MAX_MS,
): DeviceThread {
  let worker: Worker | null = null

  function end(): void {
    worker?.terminate()
    worker = null
  }

  async function open(): Promise<Worker | null> {
    const files = await readFiles()
    if (!files) return null
    const opened = start(files.script)
    opened.postMessage({ graph: files.graph } satisfies ToCorrectionWorker, [files.graph])
    return opened
  }

  return {
    correct: async (essay) => {
      try {
        worker ??= await open()
      } catch {
        return refuse('device_failed')
      }
      if (!worker) return refuse('not_kept')
      const correction = await ask(worker, essay, maxMs)
      if (correction) return ok(correction)
      end()
      return refuse('device_failed')
    },
  }
}

/** Null when it failed, died, or did not answer in time. One question at a time: the room's button waits. */
function ask(worker: Worker, essay: Essay, maxMs: number): Promise<Correction | null> {
  return new Promise((resolve) => {
    const settled = new AbortController()
    const settle = (correction: Correction | null) => {
      clearTimeout(timer)
      settled.abort()
      resolve(correction)
    }
    const timer = setTimeout(() => settle(null), maxMs)
    const once = { signal: settled.signal }
    worker.addEventListener(
      'message',
      ({ data }: MessageEvent<FromCorrectionWorker>) => settle('correction' in data ? data.correction : null),
      once,
    )
    for (const kind of ['error', 'messageerror'] as const)
      worker.addEventListener(kind, () => settle(null), once)
    worker.postMessage({ essay } satisfies ToCorrectionWorker)
  })
}
