/**
 * A teacher's remark: what it is about, and the words of it that are filled in at the place where it is written
 * (product §10 The teacher's desk).
 */
import { REMARK_CATEGORIES, type RemarkCategory } from '../peer-remarks.ts'

/** note: neither praise nor fault, a word to think about. */
export const TEACHER_EFFECTS = ['fault', 'merit', 'note'] as const
export type TeacherEffect = (typeof TEACHER_EFFECTS)[number]

/** One of the bank: its text may hold variables. */
export type BankRemark = {
  readonly text: string
  readonly category: RemarkCategory
  readonly effect: TeacherEffect
}

export const REMARK_MAX = 600

/** What a remark may name: the marked words, the student's first name, the theme. */
export type RemarkFacts = { readonly trecho: string; readonly nome: string | null; readonly tema: string }

const QUOTE_MAX = 60
/** A theme of a word or two would be found where it is not meant. */
const SHORTEST_THEME = 12
const VARIABLE = /\{(trecho|nome|tema)\}/g

export function competenceOf(category: RemarkCategory): 1 | 2 | 3 | 4 | 5 {
  return REMARK_CATEGORIES[category]
}

/**
 * The remark as the student reads it. A long passage is told by its beginning; without a name the address goes with the
 * comma and the blank that lead to it.
 *
 * @example fillRemark('{nome}, “{trecho}” pede crase.', …) → 'Ana, “a escola” pede crase.'
 */
export function fillRemark(text: string, { trecho, nome, tema }: RemarkFacts): string {
  const nameless = nome === null ? text.replaceAll(/^\{nome\}[,:] +|,? ?\{nome\}(?=[.!?:;,])/g, '') : text
  const filled = nameless.replaceAll(VARIABLE, (_, name: string) => {
    if (name === 'trecho') return shortened(trecho)
    return name === 'tema' ? tema : (nome ?? '')
  })
  const [first = ''] = filled
  return first.toLocaleUpperCase('pt-BR') + filled.slice(first.length)
}

/**
 * What the bank keeps of a remark that was typed for one student: without the marked words and the name, which are not
 * to be read beside another's essay.
 */
export function templateOf(remark: string, { trecho, nome, tema }: RemarkFacts): string {
  let text = remark.trim().replaceAll(`“${shortened(trecho)}”`, '“{trecho}”')
  if (nome !== null)
    text = text.replaceAll(
      // The sign before it is taken and given back: older browsers know no look-behind (decision 0150).
      new RegExp(`(^|[^\\p{L}\\p{N}])${escaped(nome)}(?![\\p{L}\\p{N}])`, 'gu'),
      '$1{nome}',
    )
  return tema.length > SHORTEST_THEME ? text.replaceAll(tema, '{tema}') : text
}

function escaped(words: string): string {
  return words.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')
}

function shortened(words: string): string {
  const line = words.replaceAll(/\s+/g, ' ').trim()
  return line.length <= QUOTE_MAX ? line : `${line.slice(0, QUOTE_MAX).trimEnd()}…`
}
