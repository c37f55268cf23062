/**
 * Wrong → right pairs of another portal's graders (`essays-other-graders.jsonl.gz`, when the folder has it): how many of
 * the accents, agreements, spellings and commas that they correct are marked where they stand.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { analyse, type Language } from '#corrector/analysis.ts'
import type { MarkKind } from '#corrector/kinds.ts'
import { withoutAccents } from '#corrector/text/stem.ts'
import type { Words } from '#corrector/words/knowledge.ts'
import type { GradedEssay } from './corpus.ts'
import type { TableRow } from './table.ts'

const FILE = 'essays-other-graders.jsonl.gz'
const EVERY = 2
const CRASE: readonly MarkKind[] = ['crase-extra', 'crase-missing']
const AGREEMENT: readonly MarkKind[] = ['agreement-nominal', 'agreement-verbal', 'verb-form']
const CLASSES = {
  accent: ['accent', 'spelling', ...AGREEMENT, ...CRASE],
  crase: [...CRASE, 'ha-a'],
  agreement: [...AGREEMENT, 'accent'],
  spelling: ['spelling', 'accent', 'mas-mais', 'mal-mau', 'verb-form'],
  'missing comma': [
    'comma-after-connective',
    'comma-around-connective',
    'comma-before-clause',
    'comma-after-adjunct',
  ],
  'comma too many': ['comma-stray', 'comma-subject-verb'],
} as const satisfies Record<string, readonly MarkKind[]>
type PairClass = keyof typeof CLASSES
type PairedEssay = {
  readonly text: string
  readonly deviations: readonly { readonly name: PairClass; readonly start: number; readonly end: number }[]
}
const WORD = /^[\p{L}-]+$/u
const ENDINGS = /(?:ões|ães|is|es|em|am|ão|s|m|a|o|e|u)*$/
const MIN_COMMON = 2

/** What these graders corrected, where it stands: every second essay. */
export function otherDeviations(dir: string, language: Language): PairedEssay[] {
  const path = join(dir, FILE)
  if (!existsSync(path)) return []
  const lines = gunzipSync(readFileSync(path)).toString('utf8').split('\n')
  return lines.flatMap((line, index) => {
    if (index % EVERY !== 0 || line === '') return []
    // The file's shape is documented beside it, as that of the other files.
    const essay = JSON.parse(line) as Pick<GradedEssay, 'paragraphs'> & { errors?: [string, string][] }
    const text = essay.paragraphs.join('\n')
    const deviations = (essay.errors ?? []).flatMap(([wrong, right]) => {
      const name = classOf(wrong, right, language.words)
      const start = name === null ? null : placeOf(text, wrong.trim())
      return name === null || start === null ? [] : [{ name, start, end: start + wrong.length }]
    })
    return [{ text, deviations }]
  })
}

export function findPairs(dir: string, language: Language): TableRow[] {
  const made = new Map<PairClass, number>()
  const found = new Map<PairClass, number>()
  for (const { text, deviations } of otherDeviations(dir, language)) {
    const { findings } = analyse({ text, theme: '', motivating: [] }, language)
    for (const { name, start, end } of deviations) {
      made.set(name, (made.get(name) ?? 0) + 1)
      const kinds: readonly MarkKind[] = CLASSES[name]
      const isFound = findings.some(
        (finding) => kinds.includes(finding.kind) && finding.start <= end && start <= finding.end,
      )
      if (isFound) found.set(name, (found.get(name) ?? 0) + 1)
    }
  }
  return [...made].map(([kind, count]) => ({
    what: `other graders' correction «${kind}» found (of ${count})`,
    measured: (found.get(kind) ?? 0) / count,
    goal: 0,
    better: 'high',
  }))
}

/** Only where it stands once, as a word of its own: else nobody knows which one was meant. */
function placeOf(text: string, wrong: string): number | null {
  const places: number[] = []
  for (let at = text.indexOf(wrong); at >= 0; at = text.indexOf(wrong, at + 1)) {
    const isWhole = !/\p{L}/u.test(text.charAt(at - 1)) && !/\p{L}/u.test(text.charAt(at + wrong.length))
    if (isWhole) places.push(at)
  }
  return places.length === 1 ? (places[0] ?? null) : null
}

export function classOf(wrong: string, right: string, words: Words): PairClass | null {
  const [a, b] = [wrong.trim().toLowerCase(), right.trim().toLowerCase()]
  if (a === '' || b === '' || a === b) return null
  if (a.replaceAll(',', '') === b.replaceAll(',', ''))
    return a.length < b.length ? 'missing comma' : 'comma too many'
  if (!WORD.test(a) || !WORD.test(b)) return null
  if (/^[aàáh]/.test(a) && /^(a|as|à|às|á|há|ao|aos)$/.test(b) && a.length <= 3) return 'crase'
  if (withoutAccents(a) === withoutAccents(b))
    return words.isKnown(a) && /^(tem|vem|mantem|contem)$/.test(a) ? 'agreement' : 'accent'
  if (!words.isKnown(a)) return 'spelling'
  const stems = [a, b].map((word) => withoutAccents(word.replace(ENDINGS, '')))
  return stems[0] === stems[1] && (stems[0] ?? '').length >= MIN_COMMON ? 'agreement' : null
}
