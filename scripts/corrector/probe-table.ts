/** The probes and the official essays as a table, as docs/corrector.md shows it: one row for each group. */

import { ESSAY_TEMPLATES } from '#content/writing/essay-templates.ts'
import { MODEL_ESSAYS } from '#content/writing/model-essays.ts'
import { type Corrector, correct } from '#corrector/correct.ts'
import type { Correction } from '#corrector/correction.ts'
import { generateEssay } from '#domain/writing/essay-generator.ts'
import type { Corpus } from './corpus.ts'
import { FRAMES, type Frame, fillFrame, NAMINGS, nameTheme, REAL_SENTENCES } from './frames/frames.ts'
import { UNSEEN_FRAMES } from './frames/unseen-frames.ts'
import { PLAIN_ESSAY } from './probe-essay.ts'
import { PROBE_GROUPS, PROBES } from './probe-list.ts'
import { average, quantile } from './statistics.ts'
import { TEMPLATE_ESSAY } from './template-essay.ts'

export type GroupRow = { readonly what: string; readonly found: string }

const MIN_TITLE_LETTERS = 12

export function runGroups(corpus: Corpus, corrector: Corrector): GroupRow[] {
  const ask = (text: string, theme: string) => correct({ text, theme, motivating: [] }, corrector)
  const titles = [...corpus.themes.values()]
    .map(({ title }) => title.trim())
    .filter((title) => title.length >= MIN_TITLE_LETTERS)
  const official = corpus.official.map(({ theme, paragraphs }) => ask(paragraphs.join('\n'), theme))
  const underEveryTheme = (frames: readonly Frame[]) =>
    frames.flatMap((frame, at) =>
      titles.map((title, index) =>
        ask(fillFrame(frame, nameTheme(title, NAMINGS[(at + index) % NAMINGS.length] ?? 'pasted')), title),
      ),
    )
  const frames = underEveryTheme(FRAMES)
  const unseen = underEveryTheme(UNSEEN_FRAMES)
  const bare = titles.map((title) => ask(TEMPLATE_ESSAY, title))
  const generated = titles.flatMap((theme, at) => {
    const inputs = { theme, audience: 'os jovens', deniedRight: 'o direito à saúde' }
    const made = generateEssay(inputs, ESSAY_TEMPLATES, (count) => at % count)
    return made.ok ? [ask(made.value.paragraphs.join('\n'), theme)] : []
  })
  const padded = FRAMES.flatMap((frame) =>
    REAL_SENTENCES.map(({ theme, sentences }) =>
      ask(fillFrame(frame, nameTheme(theme, 'keyword'), sentences), theme),
    ),
  )
  const models = MODEL_ESSAYS.map(({ theme, paragraphs }) => ask(paragraphs.join('\n'), theme))
  const plain = correct(PLAIN_ESSAY, corrector)
  return [
    { what: `official essays (${official.length})`, found: told(official) },
    { what: `frames under every theme (${frames.length})`, found: told(frames) },
    { what: `frames that the fit has not seen (${unseen.length})`, found: told(unseen) },
    { what: `a frame that never names its theme (${bare.length})`, found: told(bare) },
    { what: `frames with real sentences (${padded.length})`, found: told(padded) },
    { what: `the generator (${generated.length})`, found: told(generated) },
    { what: 'our models', found: models.map(({ total, range }) => `${total} (to ${range.to})`).join(', ') },
    ...PROBE_GROUPS.map((group) => {
      const own = PROBES.filter((probe) => probe.group === group)
      const held = own.filter((probe) => probe.holds(correct(probe.essay, corrector), plain)).length
      return { what: group, found: `${held} of ${own.length}` }
    }),
  ]
}

function told(corrections: readonly Correction[]): string {
  const totals = corrections.map(({ total }) => total)
  const share = (test: (one: Correction) => boolean) =>
    `${(100 * average(corrections.map((one) => Number(test(one))))).toFixed(1)} %`
  const isNamed = ({ tricks }: Correction) => tricks.some(({ id }) => id === 'template' || id === 'generator')
  return [
    `median ${quantile(totals, 0.5)}`,
    `named ${share(isNamed)}`,
    `range to 1000 ${share(({ range }) => range.to === 1000)}`,
    `920 and more ${share(({ total }) => total >= 920)}`,
  ].join(' · ')
}

export function printGroups(rows: readonly GroupRow[]): string {
  return ['| What | Found |', '|---|---|', ...rows.map(({ what, found }) => `| ${what} | ${found} |`)].join(
    '\n',
  )
}
