/**
 * The corrector as the server runs it: the word graph is read from the build once, on the first correction, so that a
 * installation without essays does not carry it (decision 0040).
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Essay } from '#corrector/analysis.ts'
import { type Corrector, correct } from '#corrector/correct.ts'
import type { Correction } from '#corrector/correction.ts'
import { openCorrector } from '#corrector/open-corrector.ts'
import { PROJECT_ROOT } from '#server/platform/project-files.ts'
import { correctorTexts } from '#texts/writing/corrector.ts'

/** Written by scripts/corrector/build-words.ts, before the product starts. */
export const WORDS_FILE = join(PROJECT_ROOT, 'build/corrector/words.bin')

export type EssayCorrector = { readonly correct: (essay: Essay) => Promise<Correction> }

export function createEssayCorrector(wordsFile = WORDS_FILE): EssayCorrector {
  let opened: Promise<Corrector> | null = null

  async function open(): Promise<Corrector> {
    const bytes = await readFile(wordsFile)
    return openCorrector(
      bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength),
      correctorTexts,
    )
  }

  return {
    correct: async (essay) => {
      // A failed read is tried again by the next essay.
      opened ??= open().catch((error: unknown) => {
        opened = null
        throw error
      })
      return correct(essay, await opened)
    },
  }
}
