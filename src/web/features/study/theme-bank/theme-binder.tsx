import { themeBankTexts as texts } from '#texts/study/theme-bank.ts'
import { DividerTabs } from '#web/ui/divider-tabs.tsx'
import { PracticeThemeRow } from './practice-theme.tsx'
import type { ThemeBank } from './theme-bank-data.ts'

type ThemeBinderProps = { axes: ThemeBank['axes']; isRoomOpen: boolean }

/** Seven dividers, six proposals behind each. */
export function ThemeBinder({ axes, isRoomOpen }: ThemeBinderProps) {
  return (
    <DividerTabs
      label={texts.axes}
      dividers={axes.map(({ id, name, themes }) => ({
        key: id,
        label: name,
        content: (
          <>
            <div className="bank-head">
              <h2>{name}</h2>
              <p>{texts.themesOfAxis(themes.length)}</p>
            </div>
            <ol>
              {themes.map((theme, index) => (
                <PracticeThemeRow key={theme.id} theme={theme} number={index + 1} isRoomOpen={isRoomOpen} />
              ))}
            </ol>
          </>
        ),
      }))}
    />
  )
}
