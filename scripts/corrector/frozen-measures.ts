/**
 * The measures of a few essays as they were when the corrector was fitted, and the grades that followed
 * (src/corrector/model/frozen-measures.json). The weights in numbers.json hold for these measures alone: a slip in a
 * measure, which no grade of a single essay shows, shows here. Written by `npm run corrector:fit` and by nothing else.
 */
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { analyse } from '#corrector/analysis.ts'
import { type Corrector, correct } from '#corrector/correct.ts'
import { measure } from '#corrector/measures/measure.ts'
import type { Measure } from '#corrector/measures/value.ts'
import { FROZEN_ESSAYS, type FrozenEssay } from './frozen-essays.ts'

const MODEL = join(import.meta.dirname, '../../src/corrector/model')
const NUMBERS_FILE = join(MODEL, 'numbers.json')
const FROZEN_FILE = join(MODEL, 'frozen-measures.json')
/** Logarithms and roots differ in their last digits between processors. */
const DIGITS = 9

export type FrozenMeasures = {
  /** SHA-256 of the numbers.json that was fitted in the same run. */
  readonly numbersHash: string
  /** SHA-256 of name, theme, texts and essay, all of them. */
  readonly essaysHash: string
  /** Of each essay the tenths of its five competences before rounding, its five levels, and its total. */
  readonly grades: Readonly<Record<string, FrozenGrade>>
  /** Of each measure its direction, what it is shown on, and its value in each essay, in their order. */
  readonly measures: Readonly<Record<string, readonly (string | number)[]>>
}
type FrozenGrade = {
  readonly tenths: readonly number[]
  readonly levels: readonly number[]
  readonly total: number
}

export function readFrozen(): FrozenMeasures {
  // Written below, in this very shape.
  return JSON.parse(readFileSync(FROZEN_FILE, 'utf8')) as FrozenMeasures
}

export function writeFrozen(corrector: Corrector): void {
  writeFileSync(FROZEN_FILE, printFrozen(freeze(corrector)))
}

export function freeze(corrector: Corrector): FrozenMeasures {
  const measured = FROZEN_ESSAYS.map((essay) => measure(analyse(essay, corrector)))
  const names = [...new Set(measured.flatMap((measures) => Object.keys(measures)))]
  return {
    numbersHash: sha256(readFileSync(NUMBERS_FILE, 'utf8')),
    essaysHash: sha256(JSON.stringify(FROZEN_ESSAYS)),
    grades: Object.fromEntries(FROZEN_ESSAYS.map((essay) => [essay.name, gradeOf(essay, corrector)])),
    measures: Object.fromEntries(
      names.map((name) => {
        const own = measured.map((measures) => measures[name])
        return [name, [natureOf(own[0]), ...own.map((one) => rounded(one?.value ?? Number.NaN))]]
      }),
    ),
  }
}

/** What differs, a line each, for a person who has to find the slip. */
export function differences(frozen: FrozenMeasures, now: FrozenMeasures): string[] {
  const names = new Set([...Object.keys(frozen.measures), ...Object.keys(now.measures)])
  const moved = [...names].flatMap((name) => {
    const [was, is] = [frozen.measures[name], now.measures[name]]
    if (!was || !is) return [`${name}: ${was ? 'is gone' : 'is new'}`]
    return is.flatMap((value, at) => {
      if (Object.is(value, was[at])) return []
      const where = at === 0 ? 'its direction or place' : `“${FROZEN_ESSAYS[at - 1]?.name}”`
      return [`${name}, ${where}: ${was[at]} → ${value}`]
    })
  })
  const grades = FROZEN_ESSAYS.flatMap(({ name }) => {
    const [was, is] = [JSON.stringify(frozen.grades[name]), JSON.stringify(now.grades[name])]
    return was === is ? [] : [`grade of “${name}”: ${was} → ${is}`]
  })
  return [...moved, ...grades]
}

function gradeOf(essay: FrozenEssay, corrector: Corrector): FrozenGrade {
  const { competences, total } = correct(essay, corrector)
  return {
    tenths: competences.map(({ scoreTenths }) => scoreTenths),
    levels: competences.map(({ level }) => level),
    total,
  }
}

function natureOf(own: Measure | undefined): string {
  return own ? [own.direction, own.aspect, ...own.kinds].join(' ') : ''
}

function rounded(value: number): number {
  return Number(value.toPrecision(DIGITS))
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** A measure a line, so that a comparison of two versions can be read. */
export function printFrozen({ numbersHash, essaysHash, grades, measures }: FrozenMeasures): string {
  const lines = (entries: Readonly<Record<string, unknown>>) =>
    Object.entries(entries)
      .map(([name, value]) => `    ${JSON.stringify(name)}: ${JSON.stringify(value)}`)
      .join(',\n')
  return `{
  "numbersHash": "${numbersHash}",
  "essaysHash": "${essaysHash}",
  "grades": {
${lines(grades)}
  },
  "measures": {
${lines(measures)}
  }
}
`
}
