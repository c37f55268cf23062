/**
 * Learns where sentences stand (src/corrector/order): of each essay its true order against other orders of the same
 * sentences, so that only what an order makes of them is learned. Two heads then say, of the measures of an order,
 * whether it is one: one against texts shuffled whole, one against paragraphs shuffled within. Every figure is of themes
 * that were left out, words and vectors as well.
 */
import { readTheme } from '#corrector/detectors/content.ts'
import {
  chances,
  type OrderFile,
  type OrderHead,
  type OrderScores,
  openOrder,
  readOrder,
  scoresOf,
  shuffled,
  shuffledWithin,
} from '#corrector/order/order.ts'
import { hashOf, openVectors, type VectorFile } from '#corrector/substance/vectors.ts'
import { readDocument } from '#corrector/text/document.ts'
import { type Corpus, essayText } from './corpus.ts'
import { fitLogistic } from './logistic-fit.ts'
import { learnWeights, round } from './order-weights.ts'
import { quantile } from './statistics.ts'
import { fitVectors, vectorText } from './vectors-fit.ts'

const FOLDS = 4
/** Poor essays are out of order themselves. */
const LEARNED_FROM = 400
const POINTS_OF_TWO = 100
/** Of the essays that the corrector thinks worth more than 600: the shares that may be named. */
export const JUDGED_ABOVE = 600
const SHARES = { whole: 0.005, within: 0.003, sure: 0.002 } as const

export type JudgedOrder = {
  readonly id: string
  readonly real: OrderScores | null
  readonly whole: OrderScores | null
  readonly within: OrderScores | null
}
export type OrderFit = {
  readonly file: OrderFile
  /** Of the portal's essays, from a fit without their themes. */
  readonly judged: readonly JudgedOrder[]
}

type Text = {
  readonly id: string
  readonly fold: number
  readonly title: string
  readonly theme: string
  readonly text: string
  readonly isLearned: boolean
}
type Orders = 'real' | 'whole' | 'within'
type Measured = {
  readonly id: string
  readonly fold: number
  readonly orders: Readonly<Record<Orders, { values: readonly number[]; movable: number } | null>>
}

/** @param predicted by essay id, the totals that the sums give without having seen the theme */
export function fitOrder(
  corpus: Corpus,
  vectors: VectorFile,
  predicted: ReadonlyMap<string, number>,
  source: string,
  say: (line: string) => void,
): OrderFit {
  const texts = textsOf(corpus)
  const own = new Set(corpus.essays.map(({ id }) => id))
  const measured: Measured[] = []
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const others = texts.filter((one) => one.fold !== fold)
    const near = openVectors(
      fitVectors(
        others.map(({ theme, text }) => vectorText(theme, text)),
        source,
      ),
    )
    const weights = learnWeights(
      others.filter(({ isLearned }) => isLearned),
      near,
    )
    const model = openOrder({ source, ...weights, whole: NO_HEAD, within: NO_HEAD })
    for (const one of texts.filter((each) => each.fold === fold && own.has(each.id))) {
      const read = (text: string) => readOrder(readDocument(text), readTheme(one.title, ''), near, model)
      const orders = ordersOf(one.text)
      measured.push({
        id: one.id,
        fold,
        orders: { real: read(one.text), whole: read(orders.whole), within: read(orders.within) },
      })
    }
    say(`order, fold ${fold + 1} of ${FOLDS}`)
  }
  const isJudged = ({ id }: { readonly id: string }) => (predicted.get(id) ?? 0) > JUDGED_ABOVE
  const headsWithout = Array.from({ length: FOLDS }, (_, fold) =>
    headsOf(measured.filter((one) => one.fold !== fold && isJudged(one))),
  )
  const judged = measured.map(({ id, fold, orders }): JudgedOrder => {
    const heads = headsWithout[fold]
    const scores = (order: Orders): OrderScores | null => {
      const read = orders[order]
      return read && heads ? scoresOf(read, heads) : null
    }
    return { id, real: scores('real'), whole: scores('whole'), within: scores('within') }
  })
  const known = judged.filter((one) => one.real && isJudged(one))
  const border = (head: 'whole' | 'within', share: number) =>
    round(
      quantile(
        known.flatMap(({ real }) => real?.[head] ?? []),
        share,
      ),
    )
  const heads = headsOf(measured.filter(isJudged))
  const file: OrderFile = {
    source,
    ...learnWeights(
      texts.filter(({ isLearned }) => isLearned),
      openVectors(vectors),
    ),
    whole: { ...heads.whole, named: border('whole', SHARES.whole), sure: border('whole', SHARES.sure) },
    within: { ...heads.within, named: border('within', SHARES.within), sure: border('within', SHARES.sure) },
  }
  return { file, judged }
}

const NO_HEAD: OrderHead = { bias: 0, weights: [], named: 0, sure: 0 }

/** Portal, its older essays, and another portal's; the official ones and ours are never learned from. */
function textsOf(corpus: Corpus): Text[] {
  const folds = new Map([...corpus.themes.keys()].map((id, at) => [id, (at * 7 + 3) % FOLDS]))
  return [...corpus.essays, ...corpus.others].map((essay) => {
    const isTwo = !essay.grades.some((grade) => grade > 2)
    const total = essay.grades.reduce((sum, grade) => sum + grade, 0) * (isTwo ? POINTS_OF_TWO : 1)
    return {
      id: essay.id,
      fold: folds.get(essay.theme) ?? 0,
      theme: essay.theme,
      title: corpus.themes.get(essay.theme)?.title ?? '',
      text: essayText(essay),
      isLearned: total >= LEARNED_FROM,
    }
  })
}

/** The same sentences in other places: over the whole text, and within each paragraph. */
export function ordersOf(text: string): { whole: string; within: string } {
  const doc = readDocument(text)
  const sizes = doc.paragraphs.map(({ sentences }) => sentences.length)
  const sentences = doc.sentences.map(({ start, end }) => {
    const words = doc.text.slice(start, end).trim()
    return /[.!?…]["”»)]?$/.test(words) ? words : `${words}.`
  })
  const chance = chances(hashOf(text))
  const put = (order: readonly number[]) => {
    let from = 0
    return sizes
      .map((size) => {
        from += size
        return order
          .slice(from - size, from)
          .map((at) => sentences[at] ?? '')
          .join(' ')
      })
      .join('\n')
  }
  const given = sentences.map((_, at) => at)
  return { whole: put(shuffled(given, chance)), within: put(shuffledWithin(sizes, chance)) }
}

/** Both from the same true orders; the second sees paragraphs that are shuffled within alone. */
function headsOf(measured: readonly Measured[]): { whole: OrderHead; within: OrderHead } {
  const head = (wrong: 'whole' | 'within'): OrderHead => {
    const pairs = measured.flatMap(({ orders: { real, [wrong]: other } }) =>
      real && other ? [real.values, other.values] : [],
    )
    const { bias, weights } = fitLogistic(
      pairs,
      pairs.map((_, at) => 1 - (at % 2)),
    )
    return { bias: round(bias), weights: weights.map(round), named: 0, sure: 0 }
  }
  return { whole: head('whole'), within: head('within') }
}
