/** What the writing room offers to write on: the themes of the bank by axis, then the exam's own, newest first. */
import { EXAM_EDITION_NAMES, EXAM_THEMES } from './exam-themes.ts'
import { THEME_AXES } from './index-by-axis.ts'

export type RoomTheme = {
  readonly id: string
  readonly title: string
  /** As the list names it: an exam's theme begins with its year. */
  readonly listed: string
}
export type RoomThemeGroup = { readonly name: string; readonly themes: readonly RoomTheme[] }

const EXAM_GROUP = 'Provas do ENEM'

export const ROOM_THEME_GROUPS: readonly RoomThemeGroup[] = [
  ...THEME_AXES.map(({ name, themes }) => ({
    name,
    themes: themes.map(({ id, title }) => ({ id, title, listed: title })),
  })),
  {
    name: EXAM_GROUP,
    themes: EXAM_THEMES.map(({ id, title, year, edition }) => {
      const exam = edition === 'regular' ? `${year}` : `${year}, ${EXAM_EDITION_NAMES[edition]}`
      return { id, title, listed: `${exam}: ${title}` }
    }),
  },
]

const BY_ID: ReadonlyMap<string, RoomTheme> = new Map(
  ROOM_THEME_GROUPS.flatMap(({ themes }) => themes.map((theme) => [theme.id, theme] as const)),
)

/** Null for an id that no bank has. */
export function findRoomTheme(id: string): RoomTheme | null {
  return BY_ID.get(id) ?? null
}
