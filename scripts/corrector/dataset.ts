/**
 * The corpus as numbers: each essay read once by the corrector itself. Kept in the system's temporary folder under the
 * hash of data and code, so that a second run is quick; the project gets none of it.
 */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Analysis, analyse, type Language } from '#corrector/analysis.ts'
import { readTheme } from '#corrector/detectors/content.ts'
import { type Competence, MARK_KINDS } from '#corrector/kinds.ts'
import { measureContent } from '#corrector/measures/content.ts'
import { measure } from '#corrector/measures/measure.ts'
import { COMPETENCE_OF_ASPECT, type Measure, type Measures } from '#corrector/measures/value.ts'
import { openLanguage } from '#corrector/open-corrector.ts'
import { RUBRIC_2025 } from '#corrector/rubric/rubric-2025.ts'
import { type HeldCap, heldCaps } from '#corrector/rules/caps.ts'
import { GATE_MEASURES } from '#corrector/rules/theme-gate.ts'
import { brokenShare } from '#corrector/rules/tricks.ts'
import type { Matrix } from './additive-fit.ts'
import { buildWords } from './build-words.ts'
import { type Corpus, essayText } from './corpus.ts'

const ROOT = join(import.meta.dirname, '../..')

export type Row = {
  readonly id: string
  readonly theme: string
  readonly month: number
  readonly grades: readonly number[]
  readonly caps: readonly HeldCap[]
  readonly brokenShare: number
  /** Measures of the gate: for the essay's own theme, for another, and both again without motivating texts. */
  readonly gate: {
    readonly own: number[]
    readonly other: number[]
    readonly ownTitle: number[]
    readonly otherTitle: number[]
  }
}
export type Dataset = { readonly matrix: Matrix; readonly rows: readonly Row[]; readonly hash: string }

export function loadLanguage(): Language {
  const bytes = readFileSync(buildWords())
  return openLanguage(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
}

export function readDataset(corpus: Corpus, language: Language): Dataset {
  const key = createHash('sha256').update(corpus.hash).update(codeHash()).digest('hex').slice(0, 16)
  const file = join(tmpdir(), `corrector-measures-${key}.json`)
  if (existsSync(file)) {
    // Written below by this very code, whose hash is in the name.
    const kept = JSON.parse(readFileSync(file, 'utf8')) as {
      names: string[]
      directions: Matrix['directions']
      values: number[][]
      rows: Row[]
    }
    return { matrix: toMatrix(kept.names, kept.directions, kept.values), rows: kept.rows, hash: corpus.hash }
  }
  const values: number[][] = []
  const rows: Row[] = []
  const themes = [...corpus.themes.values()].filter(({ id }) =>
    corpus.essays.some((essay) => essay.theme === id),
  )
  let names: string[] = []
  let directions: Matrix['directions'] = []
  for (const [index, essay] of corpus.essays.entries()) {
    const theme = corpus.themes.get(essay.theme)
    if (!theme) continue
    const analysis = analyse(
      { text: essayText(essay), theme: theme.title, motivating: [theme.motivating] },
      language,
    )
    const measures = measure(analysis)
    if (names.length === 0) {
      names = Object.keys(measures)
      directions = names.map((name) => measures[name]?.direction ?? 'either')
    }
    const others = themes.filter(({ id }) => id !== essay.theme)
    const other = others[(index * 7) % others.length] ?? theme
    values.push(names.map((name) => Math.round((measures[name]?.value ?? 0) * 1e5) / 1e5))
    rows.push({
      id: essay.id,
      theme: essay.theme,
      month: essay.year * 12 + essay.month - 1,
      grades: essay.grades,
      caps: heldCaps(analysis, RUBRIC_2025, { score: 0, isOff: false, isCapped: false }),
      brokenShare: brokenShare(analysis),
      gate: {
        own: gateValues(measures),
        other: gateWith(analysis, other.title, other.motivating),
        ownTitle: gateWith(analysis, theme.title, ''),
        otherTitle: gateWith(analysis, other.title, ''),
      },
    })
  }
  writeFileSync(file, JSON.stringify({ names, directions, values, rows }))
  return { matrix: toMatrix(names, directions, values), rows, hash: corpus.hash }
}

function gateWith(analysis: Analysis, title: string, motivating: string): number[] {
  return gateValues(measureContent({ ...analysis, theme: readTheme(title, motivating) }))
}

function gateValues(measures: Measures): number[] {
  return GATE_MEASURES.map((name) => Math.round((measures[name]?.value ?? 0) * 1e5) / 1e5)
}

function toMatrix(
  names: readonly string[],
  directions: Matrix['directions'],
  values: readonly number[][],
): Matrix {
  const example = measure(analyse({ text: '', theme: '', motivating: [] }, loadLanguage()))
  const natures = names.map((name) => natureOf(example[name]))
  return {
    names,
    directions,
    competences: natures.map(({ competence }) => competence),
    isFault: natures.map(({ isFault }) => isFault),
    rows: values.length,
    columns: names.map((_, at) => Float64Array.from(values, (row) => row[at] ?? 0)),
  }
}

function natureOf(own: Measure | undefined): { competence: Competence; isFault: boolean } {
  const [kind] = own?.kinds ?? []
  const isFault = (own?.kinds ?? []).some((one) => MARK_KINDS[one].effect === 'fault')
  if (kind) return { competence: MARK_KINDS[kind].competence, isFault }
  return { competence: own ? COMPETENCE_OF_ASPECT[own.aspect] : 1, isFault }
}

/** Everything that can change a measure. */
function codeHash(): string {
  const hash = createHash('sha256')
  for (const name of readdirSync(join(ROOT, 'src/corrector'), { recursive: true }).map(String).sort()) {
    if (/\.ts$/.test(name) && !/\.test\.ts$|^model|^order|^sense|^correct|^rubric/.test(name))
      hash.update(readFileSync(join(ROOT, 'src/corrector', name)))
  }
  for (const name of ['syntax.json', 'commas.json'])
    hash.update(readFileSync(join(ROOT, 'src/corrector/model', name)))
  for (const name of ['corpus.ts', 'dataset.ts', 'expand-words.ts'])
    hash.update(readFileSync(join(import.meta.dirname, name)))
  return hash.digest('hex')
}
