/** The one corrector of this page that works without the server. */
import type { Essay } from '#corrector/analysis.ts'
import { citedReferences } from '#domain/study/contents/cited-names.ts'
import { loadStudyPack } from '#web/shared/study-pack/load-study-pack.ts'
import { CORRECTOR_FILES } from './corrector-files.ts'
import { createDeviceThread } from './device-thread.ts'
import { isKept, readKept } from './stored-corrector.ts'

const thread = createDeviceThread(() => readKept(CORRECTOR_FILES), startWorker)

/** With the repertoires that the owner has published, as the server corrects. */
export async function correctOnDevice(essay: Essay) {
  const references = citedReferences(await loadStudyPack())
  return thread.correct(references.length === 0 ? essay : { ...essay, references })
}

export function isDeviceReady(): Promise<boolean> {
  return isKept(CORRECTOR_FILES)
}

/** From the kept script, so that neither a network nor a service worker is needed. */
function startWorker(script: Blob): Worker {
  return new Worker(URL.createObjectURL(script))
}
