/** Every essay corrected by numbers that never saw its theme: whole themes are left out in turn. */
import type { Numbers } from '#corrector/model/numbers.ts'
import type { Dataset } from './dataset.ts'
import { fitRange, type Guess, guess, train } from './train.ts'

export const FOLDS = 5

export type LeftOut = {
  /** By row. */
  readonly guesses: readonly Guess[]
  /** The range that the essays of the other folds gave. */
  readonly ranges: readonly { readonly from: number; readonly to: number }[]
  readonly gateFlags: readonly {
    readonly own: boolean
    readonly other: boolean
    readonly capped: boolean
    readonly ownTitle: boolean
    readonly otherTitle: boolean
  }[]
  readonly range: Numbers['range']
}

export function leaveThemesOut(data: Dataset, say: (line: string) => void): LeftOut {
  const themes = [...new Set(data.rows.map((row) => row.theme))].sort()
  const foldOf = data.rows.map((row) => (themes.indexOf(row.theme) * 7 + 3) % FOLDS)
  const all = data.rows.map((_, row) => row)
  const guesses: Guess[] = []
  const gateFlags: LeftOut['gateFlags'][number][] = []
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
  const pair = (row: number) => [totalOf(guesses[row]), gradedTotal(data, row)] as const
  const ranges = all.map(() => ({ from: 0, to: 0 }))
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const range = fitRange(all.filter((row) => foldOf[row] !== fold).map(pair))
    for (const row of all.filter((own) => foldOf[own] === fold)) {
      const [ours] = pair(row)
      const own = range.find(({ upTo }) => ours <= upTo)
      ranges[row] = { from: ours - (own?.below ?? 0), to: ours + (own?.above ?? 0) }
    }
  }
  return { guesses, ranges, gateFlags, range: fitRange(all.map(pair)) }
}

export function totalOf(found: Guess | undefined): number {
  return (found?.levels ?? []).reduce((sum, level) => sum + level, 0)
}

export function gradedTotal(data: Dataset, row: number): number {
  return (data.rows[row]?.grades ?? []).reduce((sum, grade) => sum + grade, 0)
}
