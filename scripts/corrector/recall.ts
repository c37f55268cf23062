/**
 * `npm run corrector:evaluate -- DIR recall [HITS]`: of the deviations that graders marked or corrected, class by class,
 * how many our marks touch; and of our marks, kind by kind, how many stand where a grader spoke. The second is a lower
 * bound: graders pass over much. HITS, a file outside the project, gets random marks of each kind for a person to read.
 */
import { writeFileSync } from 'node:fs'
import { analyse, type Language } from '#corrector/analysis.ts'
import { type Finding, MARK_KINDS, type MarkKind } from '#corrector/kinds.ts'
import { isDeviation } from '#corrector/rules/deviations.ts'
import { type Corpus, cleaned } from './corpus.ts'
import { alignTokens } from './grader-marks.ts'
import { classOf, otherDeviations } from './pairs.ts'
import { nameOf } from './remarks.ts'

const EVERY = 3
/** A remark stands a blank or two beside its place. */
const NEAR_CHARACTERS = 4
const HITS_A_KIND = 60
const CONTEXT = 110
const COMMA_CLASSES = new Set(['missing comma', 'comma too many'])
const CLASS_OF_REMARK: Readonly<Record<string, string>> = {
  vírgula: 'missing comma',
  'sem vírgula': 'comma too many',
  truncamento: 'fragment',
  'frases fragmentadas': 'fragment',
  'ponto final': 'missing stop',
  justaposição: 'missing stop',
  'evite ideia de primeira pessoa': 'first person',
  'use quando houver ideia de igualdade': 'o mesmo',
  'reveja pronomes relativos': 'relative pronoun',
}

/** What a grader marked: the place in the text that is read, and of which class it is. */
export type Deviation = { readonly name: string; readonly start: number; readonly end: number }
export type MarkedEssay = { readonly text: string; readonly deviations: readonly Deviation[] }
export type RecallRow = { readonly what: string; readonly made: number; readonly found: number }
type Hit = { readonly kind: MarkKind; readonly isMarked: boolean; readonly line: string }

/** The portal's essays: remarks between the words, and right words behind wrong ones. */
export function portalEssays({ essays }: Corpus, language: Language): MarkedEssay[] {
  return essays
    .filter(({ original, marks }, index) => index % EVERY === 0 && original && marks)
    .map((essay) => {
      const deviations: Deviation[] = []
      let text = ''
      for (const [at, paragraph] of essay.paragraphs.entries()) {
        const own = cleaned(paragraph)
        const original = essay.original?.[at] ?? own
        const from = text.length
        const { placeOf, corrections } = alignTokens(original, own)
        for (const { p, a } of essay.marks ?? []) {
          if (p - 1 !== at) continue
          for (const [place, remark] of a) {
            const name = CLASS_OF_REMARK[nameOf(remark)]
            const found = placeOf(place)
            if (name) deviations.push({ name, start: from + found, end: from + found })
          }
        }
        for (const { wrong, right, start, end } of corrections) {
          if (wrong.toLowerCase() === right) continue
          const name = classOf(wrong, right, language.words) ?? 'wording'
          deviations.push({ name, start: from + start, end: from + end })
        }
        text += `${own}\n`
      }
      return { text: text.trimEnd(), deviations }
    })
}

export function printRecall(corpus: Corpus, dir: string, language: Language, hitsFile?: string): string {
  const hits: Hit[] = []
  const tables = [
    ['portal', portalEssays(corpus, language)],
    ['other portal', otherDeviations(dir, language)],
  ] as const
  const told = tables.map(([house, essays]) => {
    const { classes, kinds } = recallOf(essays, language, hits)
    return `### ${house}, ${essays.length} essays\n\n${printRows(classes, 'found')}\n\n${printRows(kinds, 'at a remark')}`
  })
  if (hitsFile) writeFileSync(hitsFile, printHits(hits))
  return told.join('\n\n')
}

function recallOf(essays: readonly MarkedEssay[], language: Language, hits: Hit[]) {
  const [made, found] = [new Map<string, number>(), new Map<string, number>()]
  const [given, confirmed] = [new Map<string, number>(), new Map<string, number>()]
  const add = (map: Map<string, number>, name: string) => map.set(name, (map.get(name) ?? 0) + 1)
  for (const { text, deviations } of essays) {
    const findings = analyse({ text, theme: '', motivating: [] }, language).findings.filter(({ kind }) =>
      speaksOfNorm(kind),
    )
    for (const deviation of deviations) {
      const isFound = findings.some((finding) => isTouched(deviation, finding))
      for (const name of [deviation.name, 'all']) {
        add(made, name)
        if (isFound) add(found, name)
      }
    }
    for (const finding of findings) {
      const isMarked = deviations.some((deviation) => isTouched(deviation, finding))
      add(given, finding.kind)
      if (isMarked) add(confirmed, finding.kind)
      hits.push({ kind: finding.kind, isMarked, line: contextOf(text, finding) })
    }
  }
  const rows = (all: Map<string, number>, some: Map<string, number>): RecallRow[] =>
    [...all]
      .map(([what, count]) => ({ what, made: count, found: some.get(what) ?? 0 }))
      .sort((a, b) => b.made - a.made)
  return { classes: rows(made, found), kinds: rows(given, confirmed) }
}

/** Faults of competence 1; a long sentence is none that a grader would put a finger on. */
function speaksOfNorm(kind: MarkKind): boolean {
  return isDeviation(kind) || (MARK_KINDS[kind].competence === 1 && /^(?:onde|first-person)$/.test(kind))
}

/** Commas are met by marks of commas alone, for they stand everywhere. */
function isTouched({ name, start, end }: Deviation, finding: Finding): boolean {
  const isNear = start <= finding.end + NEAR_CHARACTERS && finding.start <= end + NEAR_CHARACTERS
  if (!isNear) return false
  const isComma = finding.kind.startsWith('comma-')
  return COMMA_CLASSES.has(name) ? isComma : !isComma || name === 'missing stop'
}

function contextOf(text: string, { start, end }: Finding): string {
  const before = text.slice(Math.max(0, start - CONTEXT), start)
  const after = text.slice(end, end + CONTEXT)
  return `${before}[[${text.slice(start, end)}]]${after}`.replace(/\s+/g, ' ')
}

function printRows(rows: readonly RecallRow[], head: string): string {
  const lines = rows.map(
    ({ what, made, found }) => `| ${what} | ${made} | ${found} | ${(found / Math.max(1, made)).toFixed(3)} |`,
  )
  return [`| What | All | ${head} | Share |`, '|---|---|---|---|', ...lines].join('\n')
}

/** Evenly over the essays, each line with its kind and a star where a grader spoke. */
function printHits(hits: readonly Hit[]): string {
  const kinds = [...new Set(hits.map(({ kind }) => kind))].sort()
  return kinds
    .flatMap((kind) => {
      const own = hits.filter((hit) => hit.kind === kind)
      const step = Math.max(1, own.length / HITS_A_KIND)
      return Array.from(
        { length: Math.min(own.length, HITS_A_KIND) },
        (_, at) => own[Math.floor(at * step)],
      ).flatMap((hit) => (hit ? [`${kind} ${hit.isMarked ? '*' : '-'} ${hit.line}`] : []))
    })
    .join('\n')
}
