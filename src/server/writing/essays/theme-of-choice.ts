/** Which theme a call means: the bank's by its id, with the bank's own title, or the student's own. */
import { loadProposal } from '#content/study/proposals/proposal-files.ts'
import { findRoomTheme } from '#content/study/themes/room-themes.ts'
import { dayInBrasilia } from '#domain/shared/brasilia-day.ts'
import { runningText } from '#domain/study/proposal.ts'
import type { ThemeChoice } from '#domain/writing/essay-wire.ts'
import type { AppContext } from '#server/context.ts'

export type EssayTheme = {
  readonly themeId: string | null
  readonly title: string
  readonly motivating: string
}

/** Null for an id that no bank has; what is hidden is still written on by who has begun. A theme with a proposal brings its motivating texts. */
export async function themeOfChoice(
  { site, now }: Pick<AppContext, 'site' | 'now'>,
  choice: ThemeChoice,
): Promise<EssayTheme | null> {
  if ('title' in choice) return { themeId: null, title: choice.title, motivating: choice.motivating }
  const own = site.study.open(dayInBrasilia(now()))
  const known = findRoomTheme(choice.id, own)
  if (!known) return null
  const proposal = await loadProposal(known.id, own)
  return { themeId: known.id, title: known.title, motivating: proposal ? runningText(proposal) : '' }
}

/** A bank's theme stays the same when its texts are written anew. */
export function isSameTheme(a: EssayTheme, b: EssayTheme): boolean {
  if (a.themeId !== null) return a.themeId === b.themeId
  return b.themeId === null && a.title === b.title && a.motivating === b.motivating
}
