/**
 * The treebanks' sentences with a pupil's slips: commas left out or put in, accents lost, nouns and verbs in the other
 * number. Tagger and parser learn to read through them.
 */
import type { Before } from '#corrector/syntax/features.ts'
import { BEFORE } from '#corrector/syntax/features.ts'
import { withoutAccents } from '#corrector/text/stem.ts'
import type { Random } from './random.ts'
import type { TreeWord } from './treebank.ts'

const SENTENCES = 0.5
const DROPPED_COMMAS = 0.12
const ADDED_COMMAS = 0.015
const LOST_ACCENTS = 0.04
const TURNED = 0.03

/** The same words with the same trees; tags stay those of what was meant, but in number, which is the form's. */
export function withSlips(words: readonly TreeWord[], random: Random): TreeWord[] {
  if (random() > SENTENCES) return [...words]
  return words.map((word, at) => {
    const lost = random() < LOST_ACCENTS ? withoutAccents(word.form) : word.form
    const form = random() < TURNED ? (otherNumber(lost, word.tag) ?? lost) : lost
    return { ...word, form, lower: form.toLowerCase(), before: slipOf(word.before, at, random) }
  })
}

function slipOf(before: Before, at: number, random: Random): Before {
  if (before === BEFORE.comma && random() < DROPPED_COMMAS) return BEFORE.nothing
  if (before === BEFORE.nothing && at > 0 && random() < ADDED_COMMAS) return BEFORE.comma
  return before
}

/** Only where the ending tells it: "casas" and "casa", "fazem" and "faz" stay plain. */
function otherNumber(form: string, tag: string): string | null {
  if (/^VERB\.Fin\.3/.test(tag)) {
    if (/[ae]m$/.test(form)) return form.slice(0, -1)
    return /[ae]$/.test(form) ? `${form}m` : null
  }
  if (!/^(?:NOUN|ADJ)\./.test(tag)) return null
  if (/[aeo]s$/.test(form)) return form.slice(0, -1)
  return /[aeo]$/.test(form) ? `${form}s` : null
}
