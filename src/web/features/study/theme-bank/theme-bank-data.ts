/** What the theme bank's page shows, cut from the content: each axis, and the exam's own themes by year. */
import { hasProposal } from '#content/study/proposals/proposal-files.ts'
import { EXAM_EDITION_NAMES, EXAM_THEMES } from '#content/study/themes/exam-themes.ts'
import { THEME_AXES } from '#content/study/themes/index-by-axis.ts'
import { notHidden, type StudyPack } from '#domain/study/contents/study-pack.ts'
import type { OwnTheme } from '#domain/study/contents/theme-rule.ts'
import type { ExamTheme, PracticeTheme } from '#domain/study/theme.ts'

export type ShownTheme = Omit<PracticeTheme, 'nearby'> & {
  nearby: readonly Pick<ExamTheme, 'id' | 'year' | 'title'>[]
  hasProposal: boolean
}
export type ShownExamTheme = Pick<ExamTheme, 'id' | 'title' | 'certainty' | 'note' | 'source'> & {
  /** Null for the regular application, which needs no name. */
  edition: string | null
  hasProposal: boolean
}
export type ShownExamYear = { year: number; themes: readonly ShownExamTheme[] }

export type ThemeBank = {
  axes: readonly { id: string; name: string; themes: readonly ShownTheme[] }[]
  /** Newest first. */
  examYears: readonly ShownExamYear[]
}

/** With the owner's themes first in their axes and years, and without what she hides. */
export function themeBank(pack: Pick<StudyPack, 'theme' | 'hidden'>): ThemeBank {
  const own = pack.theme.map((theme) => ({ theme, shown: shownOwnTheme(theme) }))
  const exams: ExamTheme[] = [...pack.theme.flatMap(examOfOwn), ...notHidden(EXAM_THEMES, pack.hidden.theme)]
  return {
    axes: THEME_AXES.map(({ id, name, themes }) => ({
      id,
      name,
      themes: [
        ...own.filter(({ theme }) => theme.axis === id && theme.exam === null).map(({ shown }) => shown),
        ...notHidden(themes, pack.hidden.theme).map((theme) => ({
          ...theme,
          nearby: theme.nearby.map((near) => ({ id: near.id, year: near.year, title: near.title })),
          hasProposal: hasProposal(theme.id),
        })),
      ],
    })),
    examYears: [...new Set(exams.map((theme) => theme.year))]
      .sort((a, b) => b - a)
      .map((year) => ({
        year,
        themes: exams
          .filter((theme) => theme.year === year)
          .map((theme) => shownExamTheme(theme, hasTexts(pack, theme.id))),
      })),
  }
}

function hasTexts({ theme: own }: Pick<StudyPack, 'theme'>, id: string): boolean {
  const theme = own.find((one) => one.id === id)
  return theme ? theme.texts.length > 0 : hasProposal(id)
}

/** As students see a theme of the owner's: in the bank, and in her preview. */
export function shownOwnTheme({ id, title, framing, source, texts }: OwnTheme): ShownTheme {
  return { id, title, framing, source, nearby: [], hasProposal: texts.length > 0 }
}

function examOfOwn({ id, title, source, exam }: OwnTheme): ExamTheme[] {
  return exam ? [{ id, title, ...exam, certainty: 'confirmed', note: null, source: source ?? '' }] : []
}

function shownExamTheme(
  { id, title, certainty, note, source, edition }: ExamTheme,
  withTexts: boolean,
): ShownExamTheme {
  return {
    id,
    title,
    certainty,
    note,
    source,
    edition: edition === 'regular' ? null : EXAM_EDITION_NAMES[edition],
    hasProposal: withTexts,
  }
}
