import type { ComponentProps } from 'react'
import type { RoomThemeGroup } from '#content/study/themes/room-themes.ts'
import { SelectField } from '#web/ui/select-field.tsx'

type ThemeSelectProps = Omit<ComponentProps<typeof SelectField>, 'className'> & {
  groups: readonly RoomThemeGroup[]
}

/** A select of themes; its children are the options before them. */
export function ThemeSelect({ groups, children, ...field }: ThemeSelectProps) {
  return (
    <SelectField {...field} className="long-list">
      {children}
      {groups.map(({ name, themes }) => (
        <optgroup key={name} label={name}>
          {themes.map(({ id, listed }) => (
            <option key={id} value={id}>
              {listed}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  )
}
