/** What the writing room offers to write on: the themes of the bank by axis, then the exam's own, newest first. */
import { notHidden, type StudyPack } from '#domain/study/contents/study-pack.ts'
import type { ExamEdition } from '#domain/study/theme.ts'
import { EXAM_EDITION_NAMES, EXAM_THEMES } from './exam-themes.ts'
import { THEME_AXES } from './index-by-axis.ts'

export type RoomTheme = {
  readonly id: string
  readonly title: string
  /** As the list names it: an exam's theme begins with its year. */
  readonly listed: string
}
export type RoomThemeGroup = {
  readonly name: string
  /** What the ENEM has set: offered to who writes for it. */
  readonly isOfEnem: boolean
  readonly themes: readonly RoomTheme[]
}

const EXAM_GROUP = 'Provas do ENEM'

export const ROOM_THEME_GROUPS: readonly RoomThemeGroup[] = [
  ...THEME_AXES.map(({ name, themes }) => ({
    name,
    isOfEnem: false,
    themes: themes.map(({ id, title }) => ({ id, title, listed: title })),
  })),
  {
    name: EXAM_GROUP,
    isOfEnem: true,
    themes: EXAM_THEMES.map((theme) => examTheme(theme)),
  },
]

function examTheme({ id, title, year, edition }: Omit<RoomTheme, 'listed'> & ExamOfTheme): RoomTheme {
  const exam = edition === 'regular' ? `${year}` : `${year}, ${EXAM_EDITION_NAMES[edition]}`
  return { id, title, listed: `${exam}: ${title}` }
}
type ExamOfTheme = { readonly year: number; readonly edition: ExamEdition }

/** With the owner's at the beginning of each group, and without what she hides. */
export function roomThemeGroups(pack: Pick<StudyPack, 'theme' | 'hidden'>): readonly RoomThemeGroup[] {
  const practice = pack.theme.filter(({ exam }) => exam === null)
  const exams = pack.theme.flatMap(({ id, title, exam }) => (exam ? [examTheme({ id, title, ...exam })] : []))
  const axes = THEME_AXES.map(({ id }) =>
    practice
      .filter(({ axis }) => axis === id)
      .map((theme) => ({ id: theme.id, title: theme.title, listed: theme.title })),
  )
  return ROOM_THEME_GROUPS.map(({ name, isOfEnem, themes }, index) => ({
    name,
    isOfEnem,
    themes: [...(axes[index] ?? exams), ...notHidden(themes, pack.hidden.theme)],
  }))
}

const BY_ID: ReadonlyMap<string, RoomTheme> = new Map(
  ROOM_THEME_GROUPS.flatMap(({ themes }) => themes.map((theme) => [theme.id, theme] as const)),
)

/** Null for an id that no bank has; one of ours is found also while it is hidden. */
export function findRoomTheme(
  id: string,
  { theme: own }: Pick<StudyPack, 'theme'>,
): Pick<RoomTheme, 'id' | 'title'> | null {
  return own.find((theme) => theme.id === id) ?? BY_ID.get(id) ?? null
}
