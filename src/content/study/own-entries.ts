/** Everything of ours that the owner may hide, kind by kind, as its list names it. */
import type { StudyKind } from '#domain/study/contents/study-pack.ts'
import { MODEL_ESSAYS } from '../writing/model-essays.ts'
import { CONNECTIVE_CATEGORIES } from './connectives.ts'
import { REPERTOIRE_AXES } from './repertoires/index-by-axis.ts'
import { ROOM_THEME_GROUPS } from './themes/room-themes.ts'

type Entry = { readonly id: string; readonly title: string }

export const OUR_ENTRIES: Readonly<Record<StudyKind, readonly Entry[]>> = {
  theme: ROOM_THEME_GROUPS.flatMap(({ themes }) => themes.map(({ id, listed }) => ({ id, title: listed }))),
  repertoire: REPERTOIRE_AXES.flatMap(({ items }) => items.map(({ id, title }) => ({ id, title }))),
  connective: CONNECTIVE_CATEGORIES.flatMap(({ connectives }) =>
    connectives.map(({ id, text }) => ({ id, title: text })),
  ),
  model: MODEL_ESSAYS.map(({ id, theme }) => ({ id, title: theme })),
}
