/** The runs of words of our generator's sentences, by which the corrector knows its texts (model/known-text.json). */

import { ESSAY_TEMPLATES } from '#content/writing/essay-templates.ts'
import { keptBytes } from '#corrector/kept-bytes.ts'
import { runsOf } from '#corrector/substance/known-text.ts'
import { readDocument } from '#corrector/text/document.ts'

export type KnownTextFile = { readonly runs: string }

export function knownTextFile(): KnownTextFile {
  const { theses, introductions, conclusion, firstOpening, secondOpening } = ESSAY_TEMPLATES
  const texts = [
    ...introductions,
    ...theses.flatMap(({ development }) => [
      `${firstOpening}${development}`,
      `${secondOpening}${development}`,
    ]),
    conclusion,
  ]
  const runs = texts
    .flatMap((text) => text.split(/\{\w+\}/))
    .flatMap((part) => {
      const { tokens, words } = readDocument(part)
      return runsOf(words.map((at) => tokens[at]?.lower ?? ''))
    })
  const sorted = [...new Set(runs)].sort((a, b) => a - b)
  return { runs: keptBytes(new Uint8Array(Uint32Array.from(sorted).buffer)) }
}
