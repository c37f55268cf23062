/**
 * Sentences of treebanks (CoNLL-U) as the corrector's tagger and parser see them: a written word is one word, as "da" or
 * "torna-se" are, and punctuation is only told by the word after it.
 */
import { readFileSync } from 'node:fs'
import { BEFORE, type Before } from '#corrector/syntax/features.ts'
import { ROOT_LABEL } from '#corrector/syntax/parser.ts'
import type { TaggedWord } from '#corrector/syntax/parser-state.ts'

export type TreeWord = TaggedWord & { readonly head: number; readonly label: string }
export type TreeSentence = { readonly id: string; readonly words: readonly TreeWord[] }

type Row = {
  readonly id: number
  readonly form: string
  readonly part: string
  readonly features: Readonly<Record<string, string>>
  head: number
  readonly label: string
}
/** What is written as one word, with the rows that it stands for, and the sign before it. */
type Written = { readonly form: string; readonly rows: readonly Row[]; readonly before: Before }

const NO_PUNCTUATION = /^(?:[%$&+=/§°ºª]|R\$|US\$)$/
/** Kept with their subtype; of all others the first part. */
const WHOLE_LABELS = /^(?:acl:relcl|nsubj:pass|aux:pass|obl:agent)$/
const VERBAL = /VERB|AUX/

export function readTreebank(file: string): TreeSentence[] {
  return readFileSync(file, 'utf8')
    .split(/\n\s*\n/)
    .flatMap((block) => {
      const id = /^# sent_id = (\S+)/m.exec(block)?.[1]
      const words = id === undefined ? [] : wordsOf(block)
      return id === undefined || words.length === 0 ? [] : [{ id, words }]
    })
}

function wordsOf(block: string): TreeWord[] {
  const { rows, ranges } = readRows(block)
  liftPunctuation(rows)
  const written = writtenWords(rows, ranges)
  const placeOf = new Map<number, number>()
  for (const [at, { rows: own }] of written.entries()) for (const { id } of own) placeOf.set(id, at)
  const words = written.map(({ form, rows: own, before }, at) => {
    // Of a merged word the part whose head lies outside speaks for it, a verb first.
    const outside = own.filter(({ head }) => placeOf.get(head) !== at)
    const verb = own.length > 1 ? outside.find(({ part }) => VERBAL.test(part)) : undefined
    const top = verb ?? outside[0] ?? own[0]
    const head = top && top.head !== 0 ? (placeOf.get(top.head) ?? -1) : -1
    const label = head < 0 ? ROOT_LABEL : labelOf(top?.label ?? '')
    return { form, lower: form.toLowerCase(), before, tag: tagOf(own), head, label }
  })
  const root = words.findIndex(({ head }) => head < 0)
  if (root < 0) return []
  return words.map((word, at) =>
    word.head < 0 && at !== root ? { ...word, head: root, label: 'parataxis' } : word,
  )
}

function readRows(block: string) {
  const rows: Row[] = []
  const ranges = new Map<number, { length: number; form: string }>()
  for (const line of block.split('\n')) {
    const [id = '', form = '', , part = '', , features = '_', head = '0', label = ''] = line.split('\t')
    if (line === '' || line.startsWith('#') || id.includes('.')) continue
    const range = /^(\d+)-(\d+)$/.exec(id)
    if (range) ranges.set(Number(range[1]), { length: Number(range[2]) - Number(range[1]) + 1, form })
    else
      rows.push({
        id: Number(id),
        form,
        part,
        features: Object.fromEntries(features.split('|').map((one) => one.split('='))),
        head: Number(head),
        label,
      })
  }
  return { rows, ranges }
}

function isPunctuation({ part, form }: Row): boolean {
  return part === 'PUNCT' || (!/[\p{L}\p{N}]/u.test(form) && !NO_PUNCTUATION.test(form))
}

/** What hangs on a sign, which is rare, hangs on the sign's head. */
function liftPunctuation(rows: readonly Row[]): void {
  const byId = new Map(rows.map((row) => [row.id, row]))
  for (const row of rows) {
    for (let steps = 0; steps < rows.length; steps += 1) {
      const head = byId.get(row.head)
      if (!head || !isPunctuation(head)) break
      row.head = head.head
    }
  }
}

function writtenWords(
  rows: readonly Row[],
  ranges: ReadonlyMap<number, { length: number; form: string }>,
): Written[] {
  const written: Written[] = []
  let before: Before = BEFORE.nothing
  for (let at = 0; at < rows.length; ) {
    const row = rows[at]
    if (!row) break
    const range = ranges.get(row.id)
    const own = rows.slice(at, at + (range?.length ?? 1))
    at += own.length
    if (own.length === 1 && isPunctuation(row)) {
      if (row.form !== ',') before = BEFORE.other
      else if (before === BEFORE.nothing) before = BEFORE.comma
      continue
    }
    written.push({ form: range?.form ?? row.form, rows: own, before })
    before = BEFORE.nothing
  }
  return written
}

function labelOf(label: string): string {
  return WHOLE_LABELS.test(label) ? label : (label.split(':')[0] ?? '')
}

/** "VERB.Fin.3S", "NOUN.MP", "ADPDET.FS" ("da"): what the rules ask of a word, and no more. */
function tagOf(rows: readonly Row[]): string {
  const main = rows.length === 1 ? rows[0] : (rows.find(({ part }) => VERBAL.test(part)) ?? rows.at(-1))
  if (!main) return 'X'
  const { Gender, Number: count, Person, VerbForm, Mood, PronType } = main.features
  const gender = Gender === 'Masc' ? 'M' : Gender === 'Fem' ? 'F' : '-'
  const number = count === 'Sing' ? 'S' : count === 'Plur' ? 'P' : '-'
  if (VERBAL.test(main.part)) {
    if (VerbForm === 'Part') return `${main.part}.Part.${gender}${number}`
    if (VerbForm === 'Inf' || VerbForm === 'Ger') return `${main.part}.${VerbForm}`
    return `${main.part}.Fin.${Person ?? '3'}${number}${Mood === 'Sub' ? '.Sub' : ''}`
  }
  const isMerged = rows.length > 1 && rows[0]?.part === 'ADP' && main !== rows[0]
  if (isMerged && (main.part === 'DET' || main.part === 'PRON')) return `ADP${main.part}.${gender}${number}`
  if (main.part === 'PRON')
    return PronType === 'Rel' ? `PREL.${gender}${number}` : `PRON.${Person ?? '3'}${gender}${number}`
  return /^(?:NOUN|ADJ|DET)$/.test(main.part) ? `${main.part}.${gender}${number}` : main.part
}

/** Heads with no two arcs that cross, the smallest arc lifted to the next head first: the parser can make no others. */
export function projectiveHeads(words: readonly TreeWord[]): number[] {
  const size = words.length
  const heads = words.map(({ head }) => (head < 0 ? size : head))
  const isBelow = (place: number, above: number): boolean => {
    let at = place
    for (let steps = 0; steps <= size && at !== size; steps += 1) {
      if (at === above) return true
      at = heads[at] ?? size
    }
    return above === size
  }
  for (let turns = 0; turns < 200; turns += 1) {
    let worst = -1
    let shortest = Number.POSITIVE_INFINITY
    for (const [place, head] of heads.entries()) {
      if (head === size) continue
      const [from, to] = head < place ? [head, place] : [place, head]
      const crosses = heads.slice(from + 1, to).some((_, inside) => !isBelow(from + 1 + inside, head))
      if (!crosses || to - from >= shortest) continue
      shortest = to - from
      worst = place
    }
    if (worst < 0) return heads
    heads[worst] = heads[heads[worst] ?? size] ?? size
  }
  return heads
}
