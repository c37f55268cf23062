import { OWNER_NEWS, type OwnerNews } from '#domain/console/owner-news.ts'
import { settingsAdminTexts } from '#texts/console/settings.ts'
import { Switch } from '#web/ui/switch.tsx'
import type { GroupProps } from './group-props.ts'
import { SettingSection } from './setting-section.tsx'
import { SourceTag } from './source-tag.tsx'
import { useSettingGroup } from './use-setting-group.ts'

const texts = settingsAdminTexts.notices

/** What the owner is written to about. */
export function NoticesGroup({ admin, onSaved }: GroupProps) {
  const { isSaving, save, reset } = useSettingGroup('notices', onSaved)
  const { settings, defaults, sources } = admin
  const sourceOf = (news: OwnerNews) => sources.notices[news] ?? 'default'
  return (
    <SettingSection
      heading={texts.heading}
      lead={settings.shop.email === null ? texts.noAddress : texts.lead({ email: settings.shop.email })}
      defaults={OWNER_NEWS.filter((news) => sourceOf(news) === 'console').map(
        (news) =>
          `${texts.switches[news]}: ${defaults.notices[news] ? settingsAdminTexts.on : settingsAdminTexts.off}`,
      )}
      isSaving={isSaving}
      onReset={() => void reset()}
    >
      <div className="grid gap-5">
        {OWNER_NEWS.map((news) => (
          <div key={news} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <Switch
              label={texts.switches[news]}
              isOn={settings.notices[news]}
              onChange={(isOn) => void save({ [news]: isOn })}
            />
            <SourceTag source={sourceOf(news)} />
          </div>
        ))}
      </div>
    </SettingSection>
  )
}
