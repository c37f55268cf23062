/**
 * Corrects in the browser what no server can be asked to (decision 0065): the server's own code, numbers and sentences,
 * in a worker of its own. Told the word graph once, then essays; asks nothing of the network. Its other side:
 * src/web/shared/device-corrector/device-thread.ts.
 */
import type { Essay } from '#corrector/analysis.ts'
import { type Corrector, correct } from '#corrector/correct.ts'
import { openCorrector } from '#corrector/open-corrector.ts'
import type { FromCorrectionWorker, ToCorrectionWorker } from '#domain/writing/device-corrector.ts'
import { correctorTexts } from '#texts/writing/corrector.ts'

declare const self: DedicatedWorkerGlobalScope

let corrector: Corrector | null = null

self.addEventListener('message', ({ data }: MessageEvent<ToCorrectionWorker>) => {
  // The graph is opened in no time; the one answer of each essay says how both went.
  if ('graph' in data) corrector = openCorrector(data.graph, correctorTexts)
  else self.postMessage(answer(data.essay))
})

function answer(essay: Essay): FromCorrectionWorker {
  try {
    if (!corrector) return { failure: 'there are no words yet' }
    return { correction: correct(essay, corrector) }
  } catch (error) {
    return { failure: error instanceof Error ? error.message : 'unknown' }
  }
}
