import { href, Link } from 'react-router'
import { settingsAdminTexts } from '#texts/console/settings.ts'
import { Switch } from '#web/ui/switch.tsx'
import type { GroupProps } from './group-props.ts'
import { SettingSection } from './setting-section.tsx'
import { SourceTag } from './source-tag.tsx'
import { useSettingGroup } from './use-setting-group.ts'

const texts = settingsAdminTexts.orders

/** Whether the seven days also run for what was downloaded. */
export function OrdersGroup({ admin, onSaved }: GroupProps) {
  const { isSaving, save, reset } = useSettingGroup('orders', onSaved)
  const source = admin.sources.orders['refundAfterDownload'] ?? 'default'
  const preset = admin.defaults.orders.refundAfterDownload ? settingsAdminTexts.on : settingsAdminTexts.off
  return (
    <SettingSection
      heading={texts.heading}
      lead={texts.lead}
      defaults={source === 'console' ? [`${texts.refundAfterDownload}: ${preset}`] : []}
      isSaving={isSaving}
      onReset={() => void reset()}
      aside={
        <Link to={`${href('/trocas-e-desistencia')}#ja-baixei`} reloadDocument className="text-link">
          {texts.toPage}
        </Link>
      }
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <Switch
          label={texts.refundAfterDownload}
          isOn={admin.settings.orders.refundAfterDownload}
          onChange={(isOn) => void save({ refundAfterDownload: isOn })}
        />
        <SourceTag source={source} />
      </div>
      <p className="mt-1 max-w-measure text-sm text-ink-soft">{texts.whenOff}</p>
    </SettingSection>
  )
}
