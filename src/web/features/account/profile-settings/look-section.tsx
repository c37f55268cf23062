import { useSyncExternalStore } from 'react'
import { achievementTexts } from '#texts/account/achievement.ts'
import { settingsTexts } from '#texts/account/settings.ts'
import { setSoundOn } from '#web/browser/sound.ts'
import { chooseTheme, chosenTheme, subscribeToTheme } from '#web/browser/theme.ts'
import { useSound } from '#web/shared/achievement/use-sound.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { SettingsSection } from './settings-section.tsx'

const texts = settingsTexts.look

/** Paper or blackboard, and the sound of an achievement: this browser's, not the account's. */
export function LookSection() {
  const isSoundOn = useSound()
  const theme = useSyncExternalStore(subscribeToTheme, chosenTheme, () => null) ?? 'system'

  function handleTheme(choice: string): void {
    chooseTheme(choice === 'light' || choice === 'dark' ? choice : null)
  }

  return (
    <SettingsSection heading={texts.heading}>
      <SelectField
        label={texts.theme}
        value={theme}
        onChange={(event) => handleTheme(event.currentTarget.value)}
        className="w-full max-w-xs"
      >
        {Object.entries(texts.themes).map(([key, name]) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </SelectField>
      <div>
        <Switch label={achievementTexts.setting} isOn={isSoundOn} onChange={setSoundOn} />
        <p className="mt-1 max-w-measure text-sm text-ink-soft">{achievementTexts.settingNote}</p>
      </div>
    </SettingsSection>
  )
}
