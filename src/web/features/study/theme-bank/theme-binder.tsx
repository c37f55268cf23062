import { themeBankTexts as texts } from '#texts/study/theme-bank.ts'
import { DividerTabs } from '#web/ui/divider-tabs.tsx'
import { PracticeThemeRow } from './practice-theme.tsx'
import type { ThemeBank } from './theme-bank-data.ts'

type ThemeBinderProps = { axes: ThemeBank['axes']; isRoomOpen: boolean }

/** A divider for each axis, its proposals behind it. */
export function ThemeBinder({ axes, isRoomOpen }: ThemeBinderProps) {
  return (
    <DividerTabs
      label={texts.axes}
      isNumbered
      dividers={axes.map(({ id, name, themes }) => ({
        key: id,
        label: name,
        count: texts.themesOfAxis(themes.length),
        rows: themes.map((theme, index) => (
          <PracticeThemeRow key={theme.id} theme={theme} number={index + 1} isRoomOpen={isRoomOpen} />
        )),
      }))}
    />
  )
}
