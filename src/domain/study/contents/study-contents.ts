/** How is each kind of what the owner writes read, and what of it does a day show (product §10 Contents that are studied)? */
import { CONNECTIVE_RULE, REPERTOIRE_RULE } from './bank-rules.ts'
import { MODEL_RULE } from './model-rule.ts'
import type { StudyDocs, StudyHidden, StudyKind, StudyPack } from './study-pack.ts'
import type { StudyKindRule, StudyRow } from './study-row.ts'
import { THEME_RULE } from './theme-rule.ts'

export const STUDY_RULES: { readonly [Kind in StudyKind]: StudyKindRule<StudyDocs[Kind]> } = {
  theme: THEME_RULE,
  repertoire: REPERTOIRE_RULE,
  connective: CONNECTIVE_RULE,
  model: MODEL_RULE,
}

export const STUDY_LIMITS = { items: 300, versions: 50, importRows: 300 } as const

export function isStudyKind(name: string): name is StudyKind {
  return Object.hasOwn(STUDY_RULES, name)
}

export type PublishedItem = {
  readonly kind: StudyKind
  readonly slug: string
  readonly row: StudyRow
  /** ISO day; null for at once. */
  readonly shownFrom: string | null
  readonly isHidden: boolean
}

/** @param today in Brasília */
export function isShown({ shownFrom, isHidden }: Omit<PublishedItem, 'row'>, today: string): boolean {
  return !isHidden && (shownFrom === null || shownFrom <= today)
}

type StudyDocsByKind = { readonly [Kind in StudyKind]: readonly StudyDocs[Kind][] }

/** @param hidden every hidden id, ours and hers */
export function packOf(items: readonly PublishedItem[], hidden: StudyHidden, today: string): StudyPack {
  const shown = items.filter((item) => isShown(item, today))
  const docsOf = <Kind extends StudyKind>(kind: Kind): StudyDocs[Kind][] =>
    shown.flatMap((item) => {
      if (item.kind !== kind) return []
      const read = STUDY_RULES[kind].read(item.row, item.slug)
      return read.ok ? [read.value] : []
    })
  const docs: StudyDocsByKind = {
    theme: docsOf('theme'),
    repertoire: docsOf('repertoire'),
    connective: docsOf('connective'),
    model: docsOf('model'),
  }
  /** Of hers nothing is told before its day; should ours ever come to have a name that hers has, hers stands. */
  const oursHidden = (kind: StudyKind): string[] => {
    const hers = items.filter((item) => item.kind === kind).map(({ slug }) => slug)
    return [...hidden[kind].filter((id) => !hers.includes(id)), ...docs[kind].map(({ id }) => id)]
  }
  return {
    ...docs,
    hidden: {
      theme: oursHidden('theme'),
      repertoire: oursHidden('repertoire'),
      connective: oursHidden('connective'),
      model: oursHidden('model'),
    },
  }
}
