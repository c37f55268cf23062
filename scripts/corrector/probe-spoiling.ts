/** How probes put something into the essay that they spoil, and what they ask of its correction. */
import type { Essay } from '#corrector/analysis.ts'
import type { Correction } from '#corrector/correction.ts'
import { PLAIN_ESSAY } from './probe-essay.ts'
import type { Probe, ProbeGroup } from './probe-list.ts'

const { text: TEXT } = PLAIN_ESSAY
const NAME_LETTERS = 52

export const put = (text: string): Essay => ({ ...PLAIN_ESSAY, text })
export const add = (sentence: string) => put(`${TEXT} ${sentence}`)
export const below = (line: string) => put(`${TEXT}\n${line}`)
export const within = (sentence: string) => {
  const [first = '', second = '', ...rest] = TEXT.split('\n')
  return put([first, `${second} ${sentence}`, ...rest].join('\n'))
}

export const hasRisk = (id: string) => (correction: Correction) =>
  correction.zeroRisks.some((risk) => risk.id === id)
export const asksOfRights = ({ marks }: Correction) => marks.some(({ kind }) => kind === 'human-rights')

/** A probe for each sentence of the list. */
export const eachSentence = (
  group: ProbeGroup,
  why: string,
  list: readonly string[],
  essayOf: (sentence: string) => Essay,
  holds: Probe['holds'],
): Probe[] =>
  list.map((sentence) => ({
    group,
    name: `“${sentence.slice(0, NAME_LETTERS)}”`,
    why,
    essay: essayOf(sentence),
    holds,
  }))
