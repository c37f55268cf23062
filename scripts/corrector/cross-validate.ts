/** Every essay corrected by numbers that never saw its theme: whole themes are left out in turn. */
import type { Numbers, TopNumbers } from '#corrector/model/numbers.ts'
import type { Dataset } from './dataset.ts'
import { fitRange, type Guess, guess, type Recognised, settle, train } from './train.ts'

export const FOLDS = 5
const MOST = 1000
const QUARTER = 3

export type GateFlags = {
  readonly own: boolean
  readonly other: boolean
  readonly capped: boolean
  readonly ownTitle: boolean
  readonly otherTitle: boolean
}

export type Guesses = { readonly guesses: readonly Guess[]; readonly gateFlags: readonly GateFlags[] }

export type LeftOut = {
  /** By row, the five levels. */
  readonly levels: readonly (readonly number[])[]
  /** The range that the essays of the other folds gave. */
  readonly ranges: readonly { readonly from: number; readonly to: number }[]
  readonly gateFlags: readonly GateFlags[]
  readonly range: Numbers['range']
}

export function leaveThemesOut(data: Dataset, say: (line: string) => void): Guesses {
  const all = data.rows.map((_, row) => row)
  const foldOf = foldsOf(data)
  const guesses: Guess[] = []
  const gateFlags: GateFlags[] = []
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const numbers = train(
      data,
      all.filter((row) => foldOf[row] !== fold),
      [],
      '',
    )
    for (const row of all.filter((own) => foldOf[own] === fold)) {
      guesses[row] = guess(data, row, numbers)
      const score = (values: readonly number[] | undefined, gate: 'withTexts' | 'titleOnly') =>
        (values ?? []).reduce(
          (sum, value, at) => sum + value * (numbers.gate[gate].weights[at] ?? 0),
          numbers.gate[gate].bias,
        )
      const sides = data.rows[row]?.gate
      const { flag, cap } = numbers.gate.withTexts
      const titleFlag = numbers.gate.titleOnly.flag
      gateFlags[row] = {
        own: score(sides?.own, 'withTexts') <= flag,
        other: score(sides?.other, 'withTexts') <= flag,
        capped: score(sides?.own, 'withTexts') < cap,
        ownTitle: score(sides?.ownTitle, 'titleOnly') <= titleFlag,
        otherTitle: score(sides?.otherTitle, 'titleOnly') <= titleFlag,
      }
    }
    say(`fold ${fold + 1} of ${FOLDS}`)
  }
  return { guesses, gateFlags }
}

/** As a fit at the start of each quarter would have guessed its essays: learned from all months before it, from none after. */
export function guessQuarters(data: Dataset, { guesses, gateFlags }: Guesses, from: number): Guesses {
  const forward = [...guesses]
  const last = Math.max(...data.rows.map(({ month }) => month))
  for (let start = from; start <= last; start += QUARTER) {
    const before = data.rows.flatMap(({ month }, row) => (month < start ? [row] : []))
    const numbers = train(data, before, [], '')
    for (const [row, { month }] of data.rows.entries())
      if (month >= start && month < start + QUARTER) forward[row] = guess(data, row, numbers)
  }
  return { guesses: forward, gateFlags }
}

/** @param recognised by row, as the frames were told without having seen the theme */
export function settleAll(
  data: Dataset,
  { guesses, gateFlags }: Guesses,
  recognised: (id: string) => Recognised,
  top: TopNumbers,
): LeftOut {
  const all = data.rows.map((_, row) => row)
  const foldOf = foldsOf(data)
  const known = data.rows.map(({ id }) => recognised(id))
  const none: Recognised = {
    isFrame: false,
    isSureFrame: false,
    isOwn: false,
    isStrong: false,
    disorder: null,
  }
  const levels = all.map((row) => {
    const own = guesses[row]
    return own ? settle(data.rows[row], own, known[row] ?? none, top) : []
  })
  const isOpen = (row: number) =>
    known[row]?.isOwn === true &&
    !known[row]?.isFrame &&
    known[row]?.disorder === null &&
    (guesses[row]?.total ?? 0) >= top.openFrom &&
    data.rows[row]?.caps.length === 0
  const pair = (row: number) => [totalOf(levels[row]), gradedTotal(data, row)] as const
  const ranges = all.map(() => ({ from: 0, to: 0 }))
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const range = fitRange(all.filter((row) => foldOf[row] !== fold).map(pair))
    for (const row of all.filter((own) => foldOf[own] === fold)) {
      const [ours] = pair(row)
      const own = range.find(({ upTo }) => ours <= upTo)
      ranges[row] = {
        from: ours - (own?.below ?? 0),
        to: isOpen(row) ? MOST : Math.min(MOST, ours + (own?.above ?? 0)),
      }
    }
  }
  return { levels, ranges, gateFlags, range: fitRange(all.map(pair)) }
}

function foldsOf(data: Dataset): number[] {
  const themes = [...new Set(data.rows.map((row) => row.theme))].sort()
  return data.rows.map((row) => (themes.indexOf(row.theme) * 7 + 3) % FOLDS)
}

export function totalOf(levels: readonly number[] | undefined): number {
  return (levels ?? []).reduce((sum, level) => sum + level, 0)
}

export function gradedTotal(data: Dataset, row: number): number {
  return (data.rows[row]?.grades ?? []).reduce((sum, grade) => sum + grade, 0)
}
