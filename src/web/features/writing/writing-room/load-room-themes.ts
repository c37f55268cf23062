import type { RoomThemeGroup } from '#content/study/themes/room-themes.ts'
import type { StudyPack } from '#domain/study/contents/study-pack.ts'

/** On the server for the first page, in the browser for the next ones, as the theme bank's own list. */
export async function loadRoomThemes(
  pack: StudyPack | Promise<StudyPack>,
): Promise<readonly RoomThemeGroup[]> {
  const [{ roomThemeGroups }, own] = await Promise.all([import('#content/study/themes/room-themes.ts'), pack])
  return roomThemeGroups(own)
}
