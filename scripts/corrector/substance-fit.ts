/**
 * Fits what tells a frame from an essay (src/corrector/substance): vectors, and ten weights whose signs are given. Every
 * figure is of themes and frames that were left out: an essay is judged by vectors and weights that never saw its theme,
 * a frame by weights that never saw that frame either.
 */
import { readTheme } from '#corrector/detectors/content.ts'
import { readField } from '#corrector/substance/field.ts'
import {
  measureSubstance,
  SUBSTANCE_MEASURES,
  SUBSTANCE_NAMES,
  type SubstanceNumbers,
  substanceScore,
} from '#corrector/substance/substance.ts'
import { openVectors, type VectorFile, type Vectors } from '#corrector/substance/vectors.ts'
import { readDocument } from '#corrector/text/document.ts'
import { type Corpus, essayText, type OfficialEssay } from './corpus.ts'
import { FRAMES, fillFrame, NAMINGS, nameTheme } from './frames/frames.ts'
import { fitSigned } from './signed-fit.ts'
import { average, quantile } from './statistics.ts'
import { fitVectors, type VectorText, vectorText } from './vectors-fit.ts'

type Judged = {
  readonly id: string
  readonly kind: 'portal' | 'official' | 'frame'
  readonly title: string
  readonly text: string
  readonly fold: number
  /** Of a frame: which of the groups that are left out in turn. */
  readonly group: number
  readonly weight: number
  readonly values: readonly (number | null)[]
}

export type SubstanceFit = {
  readonly vectors: VectorFile
  readonly numbers: SubstanceNumbers
  /** By id, from a fit without the theme. */
  readonly scores: ReadonlyMap<string, number>
  /** Of the frames, from a fit without theme and frame. */
  readonly frameScores: readonly { readonly name: string; readonly score: number }[]
}

const FOLDS = 4
const FRAME_GROUPS = 4
const THEMES_A_FRAME = 48
const OFFICIAL_WEIGHT = 10
/** Below, a name would take nothing away. */
const JUDGED_ABOVE = 600
const NAMED_SHARE = 0.027
const SURE_SHARE = 0.008
/** Of the essays with the official grade 1000: those that the top must stay open to. */
const OWN_OFFICIAL_SHARE = 0.97
/** Of the same: those whose total is drawn upward. Fewer cost less of the portal's error. */
const STRONG_OFFICIAL_SHARE = 0.57
const MIN_TITLE_LETTERS = 12

/** @param predicted by essay id, the totals that the sums give without having seen the theme */
export function fitSubstance(
  corpus: Corpus,
  official: readonly OfficialEssay[],
  predicted: ReadonlyMap<string, number>,
  source: string,
  say: (line: string) => void,
): SubstanceFit {
  const themes = [...corpus.themes.values()].filter(({ title }) => title.trim().length >= MIN_TITLE_LETTERS)
  const foldOfTheme = new Map(themes.map(({ id }, at) => [id, (at * 7 + 3) % FOLDS]))
  const foldOfOfficial = (title: string) => nearestFold(title, themes, foldOfTheme)
  const learned = [...corpus.essays, ...corpus.others].map((essay) => ({
    fold: foldOfTheme.get(essay.theme) ?? -1,
    text: vectorText(essay.theme, essayText(essay)),
  }))
  const judged: Judged[] = []
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const file = fitVectors(
      learned.filter((one) => one.fold !== fold).map(({ text }): VectorText => text),
      source,
    )
    const vectors = openVectors(file)
    const add = (one: Omit<Judged, 'values'>) => {
      const values = measured(one.title, one.text, vectors)
      if (values) judged.push({ ...one, values })
    }
    for (const essay of corpus.essays) {
      const title = corpus.themes.get(essay.theme)?.title ?? ''
      if (foldOfTheme.get(essay.theme) !== fold || (predicted.get(essay.id) ?? 0) <= JUDGED_ABOVE) continue
      add({ id: essay.id, kind: 'portal', title, text: essayText(essay), fold, group: -1, weight: 1 })
    }
    for (const [at, { theme: title, paragraphs }] of official.entries()) {
      if (foldOfOfficial(title) !== fold) continue
      const text = paragraphs.join('\n')
      add({ id: `official ${at}`, kind: 'official', title, text, fold, group: -1, weight: OFFICIAL_WEIGHT })
    }
    for (const [at, frame] of FRAMES.entries()) {
      for (const [index, { id, title }] of spread(themes, THEMES_A_FRAME, at).entries()) {
        if (foldOfTheme.get(id) !== fold) continue
        const naming = NAMINGS[(index + at) % NAMINGS.length] ?? 'pasted'
        const text = fillFrame(frame, nameTheme(title, naming))
        add({ id: frame.name, kind: 'frame', title, text, fold, group: at % FRAME_GROUPS, weight: 1 })
      }
    }
    say(`substance, fold ${fold + 1} of ${FOLDS}: ${vectors.size} stems`)
  }
  const silent = SUBSTANCE_NAMES.map((_, at) => middle(judged.map(({ values }) => values[at] ?? null)))
  const fitOn = (rows: readonly Judged[]) => fitScore(rows, silent)
  const scores = new Map<string, number>()
  const frameScores: { name: string; score: number }[] = []
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const numbers = fitOn(judged.filter((one) => one.fold !== fold))
    for (const one of judged.filter((own) => own.fold === fold && own.kind !== 'frame'))
      scores.set(one.id, substanceScore(one.values, numbers))
    for (let group = 0; group < FRAME_GROUPS; group += 1) {
      const without = fitOn(judged.filter((one) => one.fold !== fold && one.group !== group))
      for (const one of judged.filter((own) => own.fold === fold && own.group === group))
        frameScores.push({ name: one.id, score: substanceScore(one.values, without) })
    }
  }
  const numbers = { ...fitOn(judged), ...borders(corpus, scores, predicted) }
  const all = fitVectors(
    learned.map(({ text }) => text),
    source,
  )
  return { vectors: all, numbers, scores, frameScores }
}

function measured(title: string, text: string, vectors: Vectors): (number | null)[] | null {
  const theme = readTheme(title, '')
  return measureSubstance(readDocument(text), readField(title, theme.stems, vectors))
}

/** Frames weigh as much as essays, all together. */
function fitScore(
  rows: readonly Judged[],
  silent: readonly number[],
): Pick<SubstanceNumbers, 'bias' | 'weights' | 'silent'> {
  const values = rows.map((one) => one.values.map((value, at) => value ?? silent[at] ?? 0))
  const essays = rows.filter(({ kind }) => kind !== 'frame').reduce((sum, { weight }) => sum + weight, 0)
  const frames = rows.filter(({ kind }) => kind === 'frame').length
  const { bias, weights } = fitSigned(
    values,
    rows.map(({ kind }) => Number(kind === 'frame')),
    rows.map(({ kind, weight }) => (kind === 'frame' ? essays / Math.max(1, frames) : weight)),
    SUBSTANCE_NAMES.map((name) => SUBSTANCE_MEASURES[name]),
  )
  const round = (value: number) => Math.round(value * 1e4) / 1e4
  return { bias: round(bias), weights: weights.map(round), silent: silent.map(round) }
}

/** Of all essays, of those graded 600 and more and of those graded 800 and more, at most that share is named. */
function borders(
  corpus: Corpus,
  scores: ReadonlyMap<string, number>,
  predicted: ReadonlyMap<string, number>,
) {
  const grade = new Map(
    corpus.essays.map(({ id, grades }) => [id, grades.reduce((sum, one) => sum + one, 0)]),
  )
  const known = corpus.essays.filter(({ id }) => predicted.has(id))
  const border = (share: number) =>
    Math.max(
      ...[0, 600, 800].map((from) => {
        const own = known.filter(({ id }) => (grade.get(id) ?? 0) >= from)
        return quantile(
          own.map(({ id }) => scores.get(id) ?? Number.NEGATIVE_INFINITY),
          1 - share,
        )
      }),
    )
  const tops = [...scores].filter(([id]) => id.startsWith('official')).map(([, score]) => score)
  const round = (value: number) => Math.round(value * 1e3) / 1e3
  const named = round(border(NAMED_SHARE))
  return {
    named,
    sure: round(border(SURE_SHARE)),
    own: round(Math.min(named, quantile(tops, OWN_OFFICIAL_SHARE))),
    strong: round(Math.min(named, quantile(tops, STRONG_OFFICIAL_SHARE))),
  }
}

function nearestFold(
  title: string,
  themes: readonly { readonly id: string; readonly title: string }[],
  folds: ReadonlyMap<string, number>,
): number {
  const own = readTheme(title, '').stems
  const common = (other: string) => {
    const stems = readTheme(other, '').stems
    const shared = [...stems].filter((stem) => own.has(stem)).length
    return shared / Math.max(1, stems.size + own.size - shared)
  }
  const best = themes.reduce(
    (nearest, { id, title: other }) => {
      const likeness = common(other)
      return likeness > nearest.likeness ? { likeness, id } : nearest
    },
    { likeness: -1, id: '' },
  )
  return folds.get(best.id) ?? 0
}

function spread<Item>(items: readonly Item[], count: number, offset: number): Item[] {
  const every = items.length / Math.min(count, items.length)
  return Array.from({ length: Math.min(count, items.length) }, (_, at) => {
    const item = items[(Math.floor(at * every) + offset) % items.length]
    return item === undefined ? [] : [item]
  }).flat()
}

function middle(values: readonly (number | null)[]): number {
  return quantile(
    values.filter((value) => value !== null),
    0.5,
  )
}

export function namedShare(scores: readonly number[], border: number): number {
  return average(scores.map((score) => Number(score > border)))
}
