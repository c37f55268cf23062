import { OWNER_PUSH_KINDS } from '#domain/account/push.ts'
import { pushSettingsTexts } from '#texts/account/push.ts'
import { PushSwitches } from '#web/shared/push/push-switches.tsx'
import { SettingSection } from './setting-section.tsx'

const { owner: texts } = pushSettingsTexts

/** What the owner is told on her devices: her account's choice, not a setting of the house. */
export function PushGroup() {
  return (
    <SettingSection
      heading={texts.heading}
      lead={texts.lead}
      defaults={[]}
      isSaving={false}
      onReset={() => undefined}
    >
      <PushSwitches kinds={OWNER_PUSH_KINDS} labels={texts.switches} />
    </SettingSection>
  )
}
