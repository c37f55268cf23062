/** Corrections beside the requests: a text that is made to be slow must hold nobody but its sender (decision 0048). */
import type { Essay } from '#corrector/analysis.ts'
import type { Correction } from '#corrector/correction.ts'
import { programFile } from '#server/platform/project-files.ts'
import { createThreadClient } from '#server/platform/threads/thread-client.ts'
import type { EssayCorrector } from './open-corrector.ts'

/** A thousand times what an essay takes. */
const MAX_MS = 10_000

export function createCorrectorThread(
  file = programFile('correct-in-thread'),
  times: { maxMs?: number; startMs?: number; restMs?: number } = {},
): EssayCorrector {
  const thread = createThreadClient<Essay, Correction>({
    name: 'the corrector',
    file,
    maxMs: MAX_MS,
    ...times,
  })
  return { correct: (essay) => thread.ask(essay) }
}
