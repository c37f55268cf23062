import { FEATURE_IDS } from '#domain/site/features.ts'
import { settingsAdminTexts } from '#texts/console/settings.ts'
import { Switch } from '#web/ui/switch.tsx'
import type { GroupProps } from './group-props.ts'
import { SettingSection } from './setting-section.tsx'
import { SourceTag } from './source-tag.tsx'
import { useSettingGroup } from './use-setting-group.ts'

const texts = settingsAdminTexts.features

/** Every switch of the site; each holds the moment it is touched. */
export function FeaturesGroup({ admin, onSaved }: GroupProps) {
  const { isSaving, save, reset } = useSettingGroup('features', onSaved)
  const { settings, defaults, sources } = admin
  const here = FEATURE_IDS.filter((id) => sources.features[id] === 'console')
  return (
    <SettingSection
      heading={texts.heading}
      lead={texts.lead}
      defaults={here.map(
        (id) =>
          `${texts.list[id].name}: ${defaults.features[id] ? settingsAdminTexts.on : settingsAdminTexts.off}`,
      )}
      isSaving={isSaving}
      onReset={() => void reset()}
    >
      <ul className="grid divide-y divide-line border-y border-line">
        {FEATURE_IDS.map((id) => (
          <li key={id} className="py-4">
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <Switch
                label={texts.list[id].name}
                isOn={settings.features[id]}
                onChange={(isOn) => void save({ [id]: isOn })}
              />
              <SourceTag source={sources.features[id] ?? 'default'} />
            </div>
            <p className="mt-1 max-w-measure text-sm text-ink-soft">
              <strong>{texts.whenOff}</strong> {texts.list[id].whenOff}
            </p>
          </li>
        ))}
      </ul>
    </SettingSection>
  )
}
