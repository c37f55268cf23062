import type { RoomThemeGroup } from '#content/study/themes/room-themes.ts'

/** The options of a select of themes. */
export function ThemeOptions({ groups }: { groups: readonly RoomThemeGroup[] }) {
  return groups.map(({ name, themes }) => (
    <optgroup key={name} label={name}>
      {themes.map(({ id, listed }) => (
        <option key={id} value={id}>
          {listed}
        </option>
      ))}
    </optgroup>
  ))
}
