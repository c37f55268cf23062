/** What the theme bank's page shows, cut from the content: each axis, and the exam's own themes by year. */
import { hasProposal } from '#content/study/proposals/proposal-files.ts'
import { EXAM_EDITION_NAMES, EXAM_THEMES } from '#content/study/themes/exam-themes.ts'
import { THEME_AXES } from '#content/study/themes/index-by-axis.ts'
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

export function themeBank(): ThemeBank {
  return {
    axes: THEME_AXES.map(({ id, name, themes }) => ({
      id,
      name,
      themes: themes.map((theme) => ({
        ...theme,
        nearby: theme.nearby.map((near) => ({ id: near.id, year: near.year, title: near.title })),
        hasProposal: hasProposal(theme.id),
      })),
    })),
    examYears: [...new Set(EXAM_THEMES.map((theme) => theme.year))].map((year) => ({
      year,
      themes: EXAM_THEMES.filter((theme) => theme.year === year).map(shownExamTheme),
    })),
  }
}

function shownExamTheme({ id, title, certainty, note, source, edition }: ExamTheme): ShownExamTheme {
  return {
    id,
    title,
    certainty,
    note,
    source,
    edition: edition === 'regular' ? null : EXAM_EDITION_NAMES[edition],
    hasProposal: hasProposal(id),
  }
}
