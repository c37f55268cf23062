/** The one corrector of this page that works without the server. */
import type { Essay } from '#corrector/analysis.ts'
import { CORRECTOR_FILES } from './corrector-files.ts'
import { createDeviceThread } from './device-thread.ts'
import { isKept, readKept } from './stored-corrector.ts'

const thread = createDeviceThread(() => readKept(CORRECTOR_FILES), startWorker)

export function correctOnDevice(essay: Essay) {
  return thread.correct(essay)
}

export function isDeviceReady(): Promise<boolean> {
  return isKept(CORRECTOR_FILES)
}

/** From the kept script, so that neither a network nor a service worker is needed. */
function startWorker(script: Blob): Worker {
  return new Worker(URL.createObjectURL(script))
}
