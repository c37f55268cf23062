/** What the corrector says to those who try to please it without writing: the figures of "Ungameable". */
import { type Corrector, correct } from '#corrector/correct.ts'
import type { Correction } from '#corrector/correction.ts'
import { CONNECTIVES } from '#corrector/lexicon/connectives.ts'
import { type Corpus, essayText } from './corpus.ts'
import { average, quantile } from './statistics.ts'
import type { TableRow } from './table.ts'
import { TEMPLATE_ESSAY } from './template-essay.ts'

const EVERY = 25
const SPAM = Object.values(CONNECTIVES)
  .flatMap((list) => list.split('|').slice(0, 3))
  .map((phrase) => `${phrase.charAt(0).toUpperCase()}${phrase.slice(1)}`)

export function runProbes(corpus: Corpus, corrector: Corrector): TableRow[] {
  const ask = (text: string, theme: string, motivating: string) =>
    correct({ text, theme, motivating: [motivating] }, corrector)
  const has = (correction: Correction, trick: string) => correction.tricks.some(({ id }) => id === trick)
  const isOff = (correction: Correction) => correction.zeroRisks.some(({ id }) => id === 'off-theme')

  const blocks: number[] = []
  const shuffled: boolean[] = []
  const orderly: boolean[] = []
  const framed: boolean[] = []
  const heaped: boolean[] = []
  const spamGain: number[] = []
  const doubledGain: number[] = []
  for (const [index, essay] of corpus.essays.entries()) {
    const theme = corpus.themes.get(essay.theme)
    if (index % EVERY !== 0 || !theme) continue
    const text = essayText(essay)
    const put = (changed: string) => ask(changed, theme.title, theme.motivating)
    const plain = put(text)
    blocks.push(put(text.replaceAll('\n', ' ')).competences[3]?.level ?? 0)
    shuffled.push(has(put(shuffle(text)), 'shuffled'))
    framed.push(has(plain, 'template'))
    heaped.push(has(plain, 'connective-spam'))
    orderly.push(!has(plain, 'shuffled'))
    spamGain.push(put(spam(text)).total - plain.total)
    doubledGain.push(put(`${text}\n${text}`).total - plain.total)
  }
  const themes = [...corpus.themes.values()]
  const templates = themes.map((theme) => ask(TEMPLATE_ESSAY, theme.title, theme.motivating))
  return [
    {
      what: 'template ≤ 480 or flagged',
      measured: average(templates.map((t) => Number(t.total <= 480 || isOff(t) || has(t, 'template')))),
      goal: 0.95,
      better: 'high',
    },
    { what: 'single block, highest C4', measured: Math.max(...blocks), goal: 80, better: 'low' },
    { what: 'shuffled words flagged', measured: average(shuffled.map(Number)), goal: 0.95, better: 'high' },
    {
      what: 'ordinary text flagged as shuffled',
      measured: 1 - average(orderly.map(Number)),
      goal: 0.01,
      better: 'low',
    },
    {
      what: 'ordinary text flagged as template',
      measured: average(framed.map(Number)),
      goal: 0.01,
      better: 'low',
    },
    {
      what: 'ordinary text flagged as connective spam',
      measured: average(heaped.map(Number)),
      goal: 0.03,
      better: 'low',
    },
    { what: 'connective spam, mean gain', measured: average(spamGain), goal: 10, better: 'low' },
    { what: 'connective spam, gain of 95 %', measured: quantile(spamGain, 0.95), goal: 40, better: 'low' },
    { what: 'doubled text, highest gain', measured: Math.max(...doubledGain), goal: 0, better: 'low' },
  ]
}

/** Words in an order that depends on the text alone. */
function shuffle(text: string): string {
  return text
    .split('\n')
    .map((paragraph) => {
      const words = paragraph.split(' ')
      let seed = words.length
      for (let at = words.length - 1; at > 0; at -= 1) {
        seed = (seed * 1103515245 + 12345) % 2147483648
        const other = seed % (at + 1)
        const kept = words[at] ?? ''
        words[at] = words[other] ?? ''
        words[other] = kept
      }
      return words.join(' ')
    })
    .join('\n')
}

/** A connective before every sentence, whatever it links. */
function spam(text: string): string {
  let count = 0
  return text.replace(/(^|[.!?]\s+|\n)(\p{Lu})/gu, (_, before: string, letter: string) => {
    const phrase = SPAM[count % SPAM.length] ?? ''
    count += 1
    return `${before}${phrase}, ${letter.toLowerCase()}`
  })
}
