/**
 * A theme as the exam sets it: the theme with its motivating texts (product §10 Proposals). The collections are in
 * content/study/proposals; the words around them in texts/study/proposal.ts.
 */

export type ChartBar = { readonly label: string; readonly value: number }

/** Each names its source with the year; figures, laws and quotations are as the source has them. */
export type MotivatingText =
  /** Written by us from what the source says. */
  | { readonly kind: 'prose'; readonly body: string; readonly source: string }
  /** Word for word: a law, or an author in the public domain. `[…]` stands for what is left out. */
  | { readonly kind: 'quotation'; readonly body: string; readonly source: string }
  | {
      readonly kind: 'table'
      readonly title: string
      readonly columns: readonly string[]
      readonly rows: readonly (readonly string[])[]
      readonly note: string | null
      readonly source: string
    }
  | {
      readonly kind: 'chart'
      readonly title: string
      /** Written after each value: "%", " mil". */
      readonly unit: string
      readonly bars: readonly ChartBar[]
      readonly note: string | null
      readonly source: string
    }
  /** A cartoon, a poster or a photograph that the owner has brought (decision 0267). */
  | {
      readonly kind: 'picture'
      readonly url: string
      /** Above it; null says nothing. */
      readonly title: string | null
      /** What it shows, for who does not see it. */
      readonly body: string
      readonly note: string | null
      readonly source: string
    }

export type Proposal = {
  /** Of a practice theme, or of a theme of the exam. */
  readonly themeId: string
  /** Three or four. */
  readonly texts: readonly MotivatingText[]
}

/** What can be copied into an essay: the running texts, parted by blank lines. */
export function runningText({ texts }: Proposal): string {
  return texts
    .flatMap((text) => (text.kind === 'prose' || text.kind === 'quotation' ? [text.body] : []))
    .join('\n\n')
}

/** The share of the chart's width that a bar takes, 0 to 1; the longest takes all of it. */
export function barShare(bar: ChartBar, bars: readonly ChartBar[]): number {
  const longest = Math.max(...bars.map(({ value }) => value))
  return longest > 0 ? bar.value / longest : 0
}
