/** How many of the graders' remarks the corrector finds where they stand: commas that miss, and commas too many. */
import { analyse, type Language } from '#corrector/analysis.ts'
import type { Finding, MarkKind } from '#corrector/kinds.ts'
import type { Corpus } from './corpus.ts'
import type { TableRow } from './table.ts'

const EVERY = 6
/** A remark stands a blank or two beside its place. */
const NEAR_CHARACTERS = 4
const REMARKS: Readonly<Record<string, readonly MarkKind[]>> = {
  vírgula: [
    'comma-after-connective',
    'comma-around-connective',
    'comma-before-clause',
    'comma-after-adjunct',
  ],
  'sem vírgula': ['comma-stray', 'comma-subject-verb'],
  'evite o gerundismo': ['gerund-tail', 'gerund-future'],
  'desenvolva a sigla': ['acronym'],
  truncamento: ['fragment'],
}

export function findRemarks(corpus: Corpus, language: Language): TableRow[] {
  const made = new Map<string, number>()
  const found = new Map<string, number>()
  for (const [index, essay] of corpus.essays.entries()) {
    if (index % EVERY !== 0 || !essay.marks || !essay.original) continue
    const theme = corpus.themes.get(essay.theme)
    for (const { p, a } of essay.marks) {
      const text = essay.original[p - 1] ?? ''
      const asked = a.filter(([, remark]) => nameOf(remark) in REMARKS)
      if (asked.length === 0) continue
      const { findings } = analyse({ text, theme: theme?.title ?? '', motivating: [] }, language)
      for (const [place, remark] of asked) {
        const name = nameOf(remark)
        made.set(name, (made.get(name) ?? 0) + 1)
        const isFound = findings.some(
          (finding) => REMARKS[name]?.includes(finding.kind) && isNear(finding, place),
        )
        if (isFound) found.set(name, (found.get(name) ?? 0) + 1)
      }
    }
  }
  return Object.keys(REMARKS).map((name) => ({
    what: `graders' remark «${name}» found (of ${made.get(name) ?? 0})`,
    measured: (found.get(name) ?? 0) / Math.max(1, made.get(name) ?? 0),
    goal: 0,
    better: 'high',
  }))
}

export function nameOf(remark: string): string {
  return remark.replace(/[()]/g, '').trim().toLowerCase()
}

function isNear({ start, end }: Finding, place: number): boolean {
  return place >= start - NEAR_CHARACTERS && place <= end + NEAR_CHARACTERS
}
