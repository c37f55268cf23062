/**
 * The corrector put together from its parts: the server, the browser's worker and the tests open it here, so that all
 * of them correct alike (decisions 0040, 0065). The bytes and the sentences are handed in.
 */
import type { Language } from './analysis.ts'
import type { Corrector } from './correct.ts'
import type { CorrectorTexts } from './correction.ts'
import COMMAS from './model/commas.json' with { type: 'json' }
import KNOWN_TEXT from './model/known-text.json' with { type: 'json' }
import NUMBERS from './model/numbers.json' with { type: 'json' }
import type { Numbers } from './model/numbers.ts'
import ORDER from './model/order.json' with { type: 'json' }
import SENSE from './model/sense.json' with { type: 'json' }
import SENTENCE_KINDS from './model/sentence-kinds.json' with { type: 'json' }
import SYNTAX from './model/syntax.json' with { type: 'json' }
import VECTORS from './model/vectors.json' with { type: 'json' }
import { openOrder } from './order/order.ts'
import { RUBRIC_2025 } from './rubric/rubric-2025.ts'
import { openSense } from './sense/sense.ts'
import { openSentenceKinds } from './sentence-kinds/sentence-kinds.ts'
import { openKnownText } from './substance/known-text.ts'
import { openVectors } from './substance/vectors.ts'
import { openCommas } from './syntax/gaps.ts'
import { openSyntax } from './syntax/syntax-file.ts'
import { openDictionary } from './words/dictionary.ts'
import { knowWords } from './words/knowledge.ts'

/** @param graph what scripts/corrector/build-words.ts wrote */
export function openCorrector(graph: ArrayBuffer, texts: CorrectorTexts): Corrector {
  return {
    ...openLanguage(graph),
    // Written by `npm run corrector:fit` with this very type.
    numbers: NUMBERS as unknown as Numbers,
    vectors: openVectors(VECTORS),
    order: openOrder(ORDER),
    sense: openSense(SENSE),
    sentenceKinds: openSentenceKinds(SENTENCE_KINDS),
    knownText: openKnownText(KNOWN_TEXT.runs),
    rubric: RUBRIC_2025,
    texts,
  }
}

export function openLanguage(graph: ArrayBuffer): Language {
  const words = knowWords(openDictionary(graph))
  return { words, syntax: openSyntax(SYNTAX, words), commas: openCommas(COMMAS) }
}
