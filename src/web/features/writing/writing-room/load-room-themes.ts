import type { RoomThemeGroup } from '#content/study/themes/room-themes.ts'

/** On the server for the first page, in the browser for the next ones, as the theme bank's own list. */
export async function loadRoomThemes(): Promise<readonly RoomThemeGroup[]> {
  const { ROOM_THEME_GROUPS } = await import('#content/study/themes/room-themes.ts')
  return ROOM_THEME_GROUPS
}
