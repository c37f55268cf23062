/** Which theme a call means: the bank's by its id, with the bank's own title, or the student's own. */
import { findRoomTheme } from '#content/study/themes/room-themes.ts'
import type { ThemeChoice } from '#domain/writing/essay-wire.ts'

export type EssayTheme = {
  readonly themeId: string | null
  readonly title: string
  readonly motivating: string
}

/** Null for an id that no bank has. */
export function themeOfChoice(choice: ThemeChoice): EssayTheme | null {
  if ('title' in choice) return { themeId: null, title: choice.title, motivating: choice.motivating }
  const known = findRoomTheme(choice.id)
  return known && { themeId: known.id, title: known.title, motivating: '' }
}

export function isSameTheme(a: EssayTheme, b: EssayTheme): boolean {
  return a.themeId === b.themeId && a.title === b.title && a.motivating === b.motivating
}
