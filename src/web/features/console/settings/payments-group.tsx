import { settingsAdminTexts } from '#texts/console/settings.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import type { GroupProps } from './group-props.ts'
import { SettingSection } from './setting-section.tsx'
import { useSettingGroup } from './use-setting-group.ts'

const texts = settingsAdminTexts.payments

/** Who gets new orders, where the server has several providers; each choice holds at once. */
export function PaymentsGroup({ admin, onSaved }: GroupProps) {
  const { isSaving, errorOf, save, reset } = useSettingGroup('payments', onSaved)
  const { paymentProviders: choices, settings, sources } = admin
  const source = sources.payments['provider'] ?? 'default'
  const [first] = choices
  const chosen = choices.find((one) => one === settings.payments.provider) ?? first
  return (
    <SettingSection
      heading={texts.heading}
      lead={texts.lead}
      defaults={source === 'console' && first ? [`${texts.provider}: ${texts.names[first]}`] : []}
      isSaving={isSaving}
      onReset={() => void reset()}
    >
      <SelectField
        name="provider"
        label={texts.provider}
        labelNote={`· ${settingsAdminTexts.sources[source]}`}
        hint={texts.recurring}
        value={chosen ?? ''}
        error={errorOf('provider')}
        onChange={(event) => void save({ provider: event.currentTarget.value })}
      >
        {choices.map((one) => (
          <option key={one} value={one}>
            {texts.names[one]}
          </option>
        ))}
      </SelectField>
    </SettingSection>
  )
}
