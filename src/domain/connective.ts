/** Shapes of the connectives bank (spec §3 Connective categories). The entries are in content/connectives.ts. */

export type ConnectiveCategoryId =
  | 'adicao'
  | 'oposicao'
  | 'causa-e-consequencia'
  | 'comparacao'
  | 'explicacao'
  | 'conclusao'

export type Connective = {
  /** Stable slug, unique over all categories; never changes. */
  readonly id: string
  /** What is copied; "…" stands between the halves of a pair. */
  readonly text: string
  /** A whole sentence, or two, as an essay would have it. */
  readonly example: string
  /** The slip that teachers correct most; null when there is none worth the space. */
  readonly warning: string | null
}

export type ConnectiveCategory = {
  readonly id: ConnectiveCategoryId
  readonly name: string
  readonly description: string
  /** A slip that concerns the whole category. */
  readonly warning: string
  readonly connectives: readonly Connective[]
}
