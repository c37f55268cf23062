/**
 * Graded essays from a folder outside the project (format: one JSON a line, gzipped). Nothing of them is ever written
 * into the project: not a sentence, not a word; only numbers that are fitted on them.
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'

export type GradedEssay = {
  readonly id: string
  readonly year: number
  readonly month: number
  readonly theme: string
  readonly paragraphs: readonly string[]
  readonly grades: readonly [number, number, number, number, number]
  readonly original?: readonly string[]
  readonly marks?: readonly { readonly p: number; readonly a: readonly (readonly [number, string])[] }[]
}
/** From the real exam, official grade 1000; `theme` is the exam's title. */
export type OfficialEssay = { readonly theme: string; readonly paragraphs: readonly string[] }
export type CorpusTheme = { readonly id: string; readonly title: string; readonly motivating: string }
export type Corpus = {
  readonly essays: readonly GradedEssay[]
  /** Of older years and of other graders: they lend their words. */
  readonly others: readonly Pick<GradedEssay, 'id' | 'theme' | 'paragraphs' | 'grades'>[]
  readonly official: readonly OfficialEssay[]
  readonly themes: ReadonlyMap<string, CorpusTheme>
  /** SHA-256 of the files that were read. */
  readonly hash: string
}

/** The graders of these years marked alike; older ones were stricter (corpus README, "Traps"). */
const ESSAYS_FILE = 'essays-2020-2023.jsonl.gz'
const OTHER_FILES = ['essays-2017-2019.jsonl.gz', 'essays-other-graders.jsonl.gz']
const OFFICIAL_FILE = 'official-1000.jsonl.gz'
const THEMES_FILE = 'themes.jsonl.gz'
const MIN_WORDS = 60

export function readCorpus(dir: string): Corpus {
  const hash = createHash('sha256')
  const read = <Line>(name: string): Line[] => {
    const path = join(dir, name)
    if (!existsSync(path)) throw new Error(`${name} is not in ${dir}: see docs/corrector.md, "Refit"`)
    const packed = readFileSync(path)
    hash.update(packed)
    // The files are ours and their shape is documented: a wrong one fails below, in the first line that is read.
    return gunzipSync(packed)
      .toString('utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Line)
  }
  const essays = read<GradedEssay>(ESSAYS_FILE).filter(
    (essay) => essay.paragraphs.join(' ').split(/\s+/).length >= MIN_WORDS,
  )
  const themes = new Map(read<CorpusTheme>(THEMES_FILE).map((theme) => [theme.id, theme]))
  const others = OTHER_FILES.flatMap((name) => read<GradedEssay>(name))
  const official = read<OfficialEssay>(OFFICIAL_FILE)
  return { essays, others, official, themes, hash: hash.digest('hex') }
}

/** What the scrape left of the graders' remarks in the pupil's words: it betrays the grade. */
const REMARK =
  /\(\s*(?:Evite|Reestruture|Reelabore|Reformule|Melhore|Explore|Delimite|Formule|Boa|Muito bem|Vírgula|Sem vírgula|Truncamento|Desenvolva|Argumentação|Abordagem|Cuidado|Use|Reveja|Não|A proposta|Proposta|Apresente|Ideias|Problemas|Contextualize|Ponto)[^()]{0,160}[)O]?/g

export function essayText({ paragraphs }: Pick<GradedEssay, 'paragraphs'>): string {
  return paragraphs.map(cleaned).join('\n')
}

export function cleaned(paragraph: string): string {
  return paragraph.replace(REMARK, ' ').replace(/\s+/g, ' ').trim()
}
