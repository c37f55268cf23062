/** Corrections beside the requests: a text that is made to be slow must hold nobody but its sender (decision 0048). */
import { join } from 'node:path'
import type { Essay } from '#corrector/analysis.ts'
import type { Correction } from '#corrector/correction.ts'
import { createThreadClient } from '#server/platform/threads/thread-client.ts'
import type { EssayCorrector } from './open-corrector.ts'

const FILE = join(import.meta.dirname, 'correct-in-thread.ts')
/** A thousand times what an essay takes. */
const MAX_MS = 10_000

export function createCorrectorThread(
  file = FILE,
  times: { maxMs?: number; startMs?: number } = {},
): EssayCorrector {
  const thread = createThreadClient<Essay, Correction>({
    name: 'the corrector',
    file,
    maxMs: MAX_MS,
    ...times,
  })
  return { correct: (essay) => thread.ask(essay) }
}
