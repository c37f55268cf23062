import type { StudyPack } from '#domain/study/contents/study-pack.ts'
import type { ThemeBank } from './theme-bank-data.ts'

/**
 * On the server for the first page, in the browser for the next ones: the first page carries the bank as data, which
 * compresses to almost nothing beside its own HTML, and a change of page fetches it as a file that is kept for ever.
 */
export async function loadThemeBank(pack: StudyPack | Promise<StudyPack>): Promise<ThemeBank> {
  const [{ themeBank }, own] = await Promise.all([import('./theme-bank-data.ts'), pack])
  return themeBank(own)
}
