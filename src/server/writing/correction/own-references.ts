/** Every correction is told the repertoires that the owner has published; the engine stays as pure as it is. */
import { citedReferences } from '#domain/study/contents/cited-names.ts'
import type { StudyPack } from '#domain/study/contents/study-pack.ts'
import type { EssayCorrector } from './open-corrector.ts'

export function withOwnReferences(corrector: EssayCorrector, pack: () => StudyPack): EssayCorrector {
  return {
    correct: (essay) => {
      const references = citedReferences(pack())
      return corrector.correct(references.length === 0 ? essay : { ...essay, references })
    },
  }
}
