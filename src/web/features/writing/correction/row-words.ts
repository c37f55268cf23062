/** The name of a line of an explanation. */
import type { ExplanationSource } from '#corrector/shown/explanation.ts'
import { correctionTexts as texts } from '#texts/writing/correction.ts'
import { markNames } from '#texts/writing/mark-names.ts'

export function nameOfSource(source: ExplanationSource): string {
  switch (source.of) {
    case 'base':
      return texts.detail.base
    case 'rounding':
      return texts.detail.rounding
    case 'marks':
      return markNames[source.kind]
    case 'whole':
      return texts.aspectNames[source.aspect]
    case 'cap':
      return texts.capNames[source.cap]
  }
}
