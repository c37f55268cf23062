/**
 * Telephone numbers and CPF in a plain text, in whatever grouping, and what is none: dates, years, laws, amounts, scores
 * and lists look alike (product §10 Community and moderation). Numbers of Brazil are area code, a 9 and eight digits, or
 * area code and eight digits from 2 to 5 on (Anatel, Resolução 749/2022).
 */
import { type DigitGroup, type DigitRun, digitRuns } from './spoken-digits.ts'

export type NumberKind = 'document' | 'phone'
export type FoundNumber = { readonly kind: NumberKind; readonly start: number; readonly end: number }

/** As everybody writes them: taken whatever stands around. */
const PLAIN_FORMS: readonly { readonly kind: NumberKind; readonly pattern: RegExp }[] = [
  { kind: 'document', pattern: /(?<!\d)\d{3}\.\d{3}\.\d{3}-\d{2}(?!\d)/ },
  {
    kind: 'phone',
    pattern: /(?<![\d.,])(?:\+?55[\s.-]?)?(?:\(\d{2}\)|\d{2})[\s.-]?9\s?\d{4}[\s.-]?\d{4}(?![\d.,]*\d)/,
  },
  { kind: 'phone', pattern: /(?<![\d.,])\(\d{2}\)\s?\d{4}[\s.-]?\d{4}(?![\d.,]*\d)/ },
]

const AREA = '(?:1[1-9]|2[12478]|3[1-578]|4[1-9]|5[1345]|6[1-9]|7[134579]|8[1-9]|9[1-9])'
const MOBILE = new RegExp(`^(?:55)?(?:0(?:\\d\\d)?)?${AREA}9\\d{8}$`)
const LANDLINE = new RegExp(`^(?:55)?(?:0(?:\\d\\d)?)?${AREA}[2-5]\\d{7}$`)
const MOBILE_WITHOUT_AREA = /^9\d{8}$/
const WITHOUT_AREA = /^[2-9]\d{7}$/
const YEAR = /^(?:1[5-9]|20)\d\d$/
/** In the numbering of the courts (CNJ, Resolução 65/2008). */
const LAWSUIT = /(?<!\d)\d{7}-\d{2}\.\d{4}\.\d\.\d{2}\.\d{4}(?!\d)/g
/** Near these a number that could be something else is taken for a telephone's. */
const NEAR =
  /(?<![a-z])(?:zap\w*|whats\w*|wats\w*|wpp|tel|telefone|fone|cel|celular|lig[au]\w*|chama|chame|meu numero|contato|fixo|ddd|sms)(?![a-z])/
const NEAR_CHARACTERS = 40

/** The first of each kind. @param text plain (plain-text.ts) */
export function numbersIn(text: string): FoundNumber[] {
  const shown = text.replace(LAWSUIT, (lawsuit) => ' '.repeat(lawsuit.length))
  const runs = digitRuns(shown)
  return (['document', 'phone'] as const).flatMap((kind) => {
    const found = plainForm(shown, kind) ?? formIn(shown, runs, kind)
    return found ? [{ kind, ...found }] : []
  })
}

type Place = { readonly start: number; readonly end: number }

function plainForm(text: string, kind: NumberKind): Place | null {
  const starts = PLAIN_FORMS.filter((form) => form.kind === kind).flatMap(({ pattern }) => {
    const found = pattern.exec(text)
    return found ? [{ start: found.index, end: found.index + found[0].length }] : []
  })
  return starts[0] ?? null
}

function formIn(text: string, runs: readonly DigitRun[], kind: NumberKind): Place | null {
  for (const run of runs) {
    for (const part of partsOf(run)) {
      const [first, last] = [part.groups[0], part.groups.at(-1)]
      if (!first || !last) continue
      const around = (before: number, after: number) =>
        text.slice(Math.max(0, first.start - before), last.end + after)
      const isFound = kind === 'document' ? isDocument(part, around) : isPhone(part, around)
      if (isFound) return { start: first.start, end: last.end }
    }
  }
  return null
}

/** The part with so many characters before and after it. */
type Around = (before: number, after: number) => string

/**
 * What of a run can be a number by itself. It may begin and end where white space or a bracket is, so that a part of an
 * ISBN is none; commas make a list, unless each group is one digit or was spoken.
 */
function* partsOf({ groups, between }: DigitRun): Generator<DigitRun> {
  for (let start = 0; start < groups.length; start += 1) {
    if (start > 0 && !mayCut(between[start - 1], groups[start])) continue
    let length = 0
    for (let end = start; end < groups.length; end += 1) {
      length += groups[end]?.digits.length ?? 0
      if (length > LONGEST) break
      if (length < SHORTEST || !mayCut(between[end], groups[end])) continue
      const part = { groups: groups.slice(start, end + 1), between: between.slice(start, end) }
      const isList = part.between.some((gap) => /[,;+%$"]/.test(gap))
      const isPlain = PLAIN_SHAPES.has(part.groups.map(({ digits }) => digits.length).join('-'))
      if (!isList || isPlain || (isSetApart(part.groups) && isWhole(start, end, groups, between))) yield part
    }
  }
}

/** Area code, and the rest as it is always written: commas do not make it a list. */
const PLAIN_SHAPES: ReadonlySet<string> = new Set(['2-9', '2-5-4', '2-1-4-4'])
const SHORTEST = 8
const LONGEST = 16

function mayCut(gap: string | undefined, group: DigitGroup | undefined): boolean {
  return gap === undefined || group?.isSpoken === true || /[\s(),;]/.test(gap)
}

/** Each digit by itself, or spoken: nobody writes an amount so. */
function isSetApart(groups: readonly DigitGroup[]): boolean {
  return groups.every(({ digits, isSpoken }) => isSpoken || digits.length === 1)
}

/** Of a list of single digits all or nothing counts; of spoken ones any part. */
function isWhole(
  start: number,
  end: number,
  groups: readonly DigitGroup[],
  between: readonly string[],
): boolean {
  if (groups.slice(start, end + 1).some(({ isSpoken }) => isSpoken)) return true
  const isListed = (gap: string | undefined) => gap !== undefined && /[,;]/.test(gap)
  return !isListed(between[start - 1]) && !isListed(between[end])
}

function isPhone({ groups, between }: DigitRun, around: Around): boolean {
  const digits = groups.map((group) => group.digits).join('')
  const shape = groups.map((group) => group.digits.length).join('-')
  const isNear = () => NEAR.test(around(NEAR_CHARACTERS, NEAR_CHARACTERS / 2))
  const isForeign = /^\+ ?\(?\d/.test(around(3, 0).replace(/^[^+]*/, ''))
  if (isForeign && digits.length >= 10 && groups.length > 1 && !isAmount(groups, between)) return true
  if (isDated(groups, between)) return false
  if (MOBILE.test(digits)) return !isAmount(groups, between) || isNear()
  if (LANDLINE.test(digits)) return (shape === '2-4-4' && /-/.test(between[1] ?? '')) || isNear()
  if (MOBILE_WITHOUT_AREA.test(digits)) {
    if (['9', '5-4', '1-4-4', '1-8'].includes(shape) || isNear()) return true
    if (isSetApart(groups)) return digits !== COUNTED_DOWN
    return shape === '3-3-3' && between.every((gap) => gap.includes('-'))
  }
  return WITHOUT_AREA.test(digits) && isNear()
}

const COUNTED_DOWN = '987654321'

/** "11.987.654.321": thousands, as all of an amount. */
function isAmount(groups: readonly DigitGroup[], between: readonly string[]): boolean {
  const isByThree = groups.slice(1).every(({ digits }) => digits.length === 3)
  return groups.length > 1 && isByThree && between.every((gap) => gap === '.')
}

/** Years side by side, or a day: "2019-2020", "21/9/2019". */
function isDated(groups: readonly DigitGroup[], between: readonly string[]): boolean {
  const years = groups.filter(({ digits, isSpoken }) => !isSpoken && YEAR.test(digits))
  if (years.length >= 2) return true
  return groups.some(
    ({ digits }, place) =>
      YEAR.test(digits) && place >= 2 && [between[place - 1], between[place - 2]].every((gap) => gap === '/'),
  )
}

function isDocument({ groups, between }: DigitRun, around: Around): boolean {
  const digits = groups.map((group) => group.digits).join('')
  if (digits.length !== 11) return false
  if (/(?<![a-z])cpf[^a-z\d]*\d/.test(around(12, 0))) return true
  const shape = groups.map((group) => group.digits.length).join('-')
  if (shape === '3-3-3-2') return between.every((gap) => /^[\s.\-/_]{1,3}$/.test(gap))
  return shape === '11' && hasCheckDigits(digits)
}

/** Of a CPF the last two digits follow from the nine before (Receita Federal). */
function hasCheckDigits(cpf: string): boolean {
  const checkDigit = (length: number) => {
    const sum = [...cpf.slice(0, length)].reduce(
      (all, digit, place) => all + Number(digit) * (length + 1 - place),
      0,
    )
    return ((sum * 10) % 11) % 10
  }
  return new Set(cpf).size > 1 && [9, 10].every((length) => checkDigit(length) === Number(cpf[length]))
}
