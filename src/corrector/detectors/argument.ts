/**
 * The plan of the text (competence 3): the thesis, the sentence that opens each argument, what explains it, and where it
 * leads. What is marked here is what the competence's points come from.
 */
import type { Finding } from '../kinds.ts'
import { GENERIC_STEMS } from '../lexicon/generic-words.ts'
import type { Document, Sentence } from '../text/document.ts'
import type { PhraseHit } from '../text/phrases.ts'
import { isContentWord, stemOf } from '../text/stem.ts'
import { wordSet } from '../text/word-set.ts'
import type { Theme } from './content.ts'

export type Plan = {
  /** The sentence of the introduction that takes a position; null when none is found. */
  readonly thesis: number | null
  /** Opening sentences of arguing paragraphs that take up the thesis or the theme. */
  readonly arguments: readonly number[]
  /** One for each class of explanation in each arguing paragraph. */
  readonly explanations: readonly PhraseHit[]
  /** Closing sentences of arguing paragraphs that conclude. */
  readonly outcomes: readonly number[]
}

type Cues = ReadonlyMap<string, readonly PhraseHit[]>

const EXPLAINING = ['cause', 'consequence', 'example', 'restating', 'comparison', 'bridge']
/** A verb that says what the matter hangs on. */
const CLAIMING =
  /^(?:esbarra|tropeça|persist|decorr|result|depend|exig|sofr|enfrent|perman|deriv|deve-se|ocorr|agrav|perpetu|dificult|imped|ameaç|compromet|revel|explic|sustent|aliment|precis|urg|cab|limit|restring|faz-se|torna-se|nasc|vem|provém|advém|advêm|configur|evidenci|destac|impõe|requer|demand|reforç|afast|falh)/
/** "tanto … quanto", "não só … mas também", "seja … seja": two reasons announced together. */
const PAIRING = wordSet('tanto quanto seja ora quer não-só bem-como')
const MIN_THESIS_SIGNS = 2
const MIN_OUTCOME_SENTENCES = 2
const OPENING_TOKENS = 3

export function readPlan(doc: Document, cues: Cues, theme: Theme): Plan {
  const middle = doc.paragraphs.slice(1, -1)
  const openings = middle.map(({ sentences }) => sentences[0] ?? -1)
  const thesis = thesisOf(doc, cues, theme, openings)
  const announced = new Set([
    ...(thesis === null ? [] : ownStems(doc, doc.sentences[thesis])),
    ...ownStems(doc, doc.sentences[doc.paragraphs[0]?.sentences.at(-1) ?? -1]),
    ...theme.stems,
  ])
  const hits = (label: string) => cues.get(label) ?? []
  return {
    thesis,
    arguments: openings.filter(
      (own) =>
        ownStems(doc, doc.sentences[own]).some((stem) => announced.has(stem)) ||
        hits('thesis').filter((hit) => hit.sentence === own).length > 1,
    ),
    explanations: middle.flatMap((_, index) =>
      EXPLAINING.flatMap((label) => hits(label).find((hit) => hit.paragraph === index + 1) ?? []),
    ),
    outcomes: middle.flatMap(({ sentences }) => {
      const own = sentences.at(-1) ?? -1
      const first = doc.sentences[own]?.first ?? 0
      const concludes = [...hits('consequence'), ...hits('conclusion')].some(
        (hit) => hit.sentence === own && hit.first - first < OPENING_TOKENS,
      )
      return concludes && sentences.length > MIN_OUTCOME_SENTENCES ? [own] : []
    }),
  }
}

export function findArgument({ sentences }: Document, plan: Plan): Finding[] {
  const mark = (kind: Finding['kind'], index: number): Finding[] => {
    const own = sentences[index]
    return own ? [{ kind, start: own.start, end: own.end }] : []
  }
  return [
    ...(plan.thesis === null ? [] : mark('thesis', plan.thesis)),
    ...plan.arguments.flatMap((index) => mark('argument', index)),
    ...plan.explanations.map(
      ({ start, end, label }): Finding => ({ kind: 'explanation', start, end, about: label }),
    ),
    ...plan.outcomes.flatMap((index) => mark('argument-outcome', index)),
  ]
}

/** The introduction's last sentence, or the one before it, by signs of a position; what is argued later speaks most. */
function thesisOf(doc: Document, cues: Cues, theme: Theme, openings: readonly number[]): number | null {
  const [introduction] = doc.paragraphs
  if (!introduction || doc.paragraphs.length < 2) return null
  const candidates = introduction.sentences.slice(-2).reverse()
  const argued = openings.map((own) => new Set(ownStems(doc, doc.sentences[own])))
  const found = candidates.find((index) => {
    const sentence = doc.sentences[index]
    const words = wordsOf(doc, sentence)
    const own = ownStems(doc, sentence)
    const signs = [
      Math.min(2, (cues.get('thesis') ?? []).filter((hit) => hit.sentence === index).length),
      Number(words.some((word) => CLAIMING.test(word))),
      Number(words.filter((word) => PAIRING.has(word)).length > 1),
      Number(own.some((stem) => theme.stems.has(stem))),
      2 *
        Number(
          argued.length > 1 &&
            argued.every((stems) => own.some((stem) => stems.has(stem) && !theme.stems.has(stem))),
        ),
    ]
    return signs.reduce((sum, sign) => sum + sign, 0) >= MIN_THESIS_SIGNS
  })
  return found ?? null
}

function wordsOf({ tokens }: Document, sentence: Sentence | undefined): string[] {
  if (!sentence) return []
  return tokens
    .slice(sentence.first, sentence.last)
    .flatMap(({ kind, lower }) => (kind === 'word' ? [lower] : []))
}

function ownStems(doc: Document, sentence: Sentence | undefined): string[] {
  return wordsOf(doc, sentence)
    .filter(isContentWord)
    .map(stemOf)
    .filter((stem) => !GENERIC_STEMS.has(stem))
}
