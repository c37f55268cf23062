import { href, Link } from 'react-router'
import { settingsAdminTexts } from '#texts/console/settings.ts'
import { Switch } from '#web/ui/switch.tsx'
import type { GroupProps } from './group-props.ts'
import { SettingSection } from './setting-section.tsx'
import { SourceTag } from './source-tag.tsx'
import { useSettingGroup } from './use-setting-group.ts'

const texts = settingsAdminTexts.safety
const SWITCHES = ['readsFirstExchanges', 'readsVisitors'] as const

/** What the team reads before anybody else does. */
export function SafetyGroup({ admin, onSaved }: GroupProps) {
  const { isSaving, save, reset } = useSettingGroup('safety', onSaved)
  const { settings, defaults, sources } = admin
  const sourceOf = (field: (typeof SWITCHES)[number]) => sources.safety[field] ?? 'default'
  const presetOf = (field: (typeof SWITCHES)[number]) =>
    defaults.safety[field] ? settingsAdminTexts.on : settingsAdminTexts.off
  return (
    <SettingSection
      heading={texts.heading}
      lead={texts.lead}
      defaults={SWITCHES.filter((field) => sourceOf(field) === 'console').map(
        (field) => `${texts.switches[field].name}: ${presetOf(field)}`,
      )}
      isSaving={isSaving}
      onReset={() => void reset()}
      aside={
        <Link to={href('/painel/moderacao')} className="text-link">
          {texts.toAdmin}
        </Link>
      }
    >
      <div className="grid gap-5">
        {SWITCHES.map((field) => (
          <div key={field}>
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <Switch
                label={texts.switches[field].name}
                isOn={settings.safety[field]}
                onChange={(isOn) => void save({ [field]: isOn })}
              />
              <SourceTag source={sourceOf(field)} />
            </div>
            <p className="mt-1 max-w-measure text-sm text-ink-soft">{texts.switches[field].hint}</p>
          </div>
        ))}
      </div>
    </SettingSection>
  )
}
