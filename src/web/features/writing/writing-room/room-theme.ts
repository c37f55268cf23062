/** The theme that a sheet is written on, as the room keeps it in the browser. */
import type { RoomThemeGroup } from '#content/study/themes/room-themes.ts'
import type { ThemeChoice } from '#domain/writing/essay-wire.ts'

export type ChosenTheme = {
  /** Of a bank; null for the student's own. */
  readonly id: string | null
  readonly title: string
  readonly motivating: string
}

/** What the call says of it: the bank's titles are the server's own. */
export function choiceOf({ id, title, motivating }: ChosenTheme): ThemeChoice {
  return id === null ? { title, motivating } : { id }
}

export function findTheme(groups: readonly RoomThemeGroup[], id: string): ChosenTheme | null {
  for (const { themes } of groups) {
    const found = themes.find((theme) => theme.id === id)
    if (found) return { id: found.id, title: found.title, motivating: '' }
  }
  return null
}

export function isSameTheme(a: ChosenTheme, b: ChosenTheme): boolean {
  return a.id === b.id && a.title === b.title && a.motivating === b.motivating
}
