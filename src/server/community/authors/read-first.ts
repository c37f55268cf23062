/** Does a moderator read what this author writes before others do (product §10 Community and moderation, decision 0155)? */
import type { AppContext } from '#server/context.ts'

export function isReadFirst(
  { site }: Pick<AppContext, 'site'>,
  { userId }: { userId: string | null },
): boolean {
  return userId === null && site.settings.safety.readsVisitors
}
