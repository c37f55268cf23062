import { href, Link } from 'react-router'
import { settingsAdminTexts } from '#texts/console/settings.ts'
import { Switch } from '#web/ui/switch.tsx'
import type { GroupProps } from './group-props.ts'
import { SettingSection } from './setting-section.tsx'
import { SourceTag } from './source-tag.tsx'
import { useSettingGroup } from './use-setting-group.ts'

const texts = settingsAdminTexts.reviewer

/** Whether students may ask the service outside that the server names; without one there is nothing to switch. */
export function ReviewerGroup({ admin, onSaved }: GroupProps) {
  const { isSaving, save, reset } = useSettingGroup('reviewer', onSaved)
  const name = admin.reviewerRecipient
  const source = admin.sources.reviewer['isOn'] ?? 'default'
  const preset = admin.defaults.reviewer.isOn ? settingsAdminTexts.on : settingsAdminTexts.off
  return (
    <SettingSection
      heading={texts.heading}
      lead={texts.lead}
      defaults={source === 'console' ? [`${texts.isOn}: ${preset}`] : []}
      isSaving={isSaving}
      onReset={() => void reset()}
      aside={
        <Link to={`${href('/politica-de-privacidade')}#com-quem`} reloadDocument className="text-link">
          {texts.toPage}
        </Link>
      }
    >
      <p className="mb-3 max-w-measure">{name === null ? texts.none : texts.recipient({ name })}</p>
      {name === null ? null : (
        <>
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <Switch
              label={texts.isOn}
              isOn={admin.settings.reviewer.isOn}
              onChange={(isOn) => void save({ isOn })}
            />
            <SourceTag source={source} />
          </div>
          <p className="mt-1 max-w-measure text-sm text-ink-soft">{texts.whenOff}</p>
        </>
      )}
    </SettingSection>
  )
}
