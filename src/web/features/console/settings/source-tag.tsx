import type { SettingSource } from '#domain/site/site-settings.ts'
import { settingsAdminTexts as texts } from '#texts/console/settings.ts'
import { classNames } from '#web/ui/class-names.ts'

/** Where a value comes from. */
export function SourceTag({ source }: { source: SettingSource }) {
  return (
    <span
      className={classNames(
        'inline-block rounded-full border px-2.5 py-0.5 text-sm whitespace-nowrap',
        source === 'console' ? 'border-pen text-pen' : 'border-line text-ink-soft',
      )}
    >
      {texts.sources[source]}
    </span>
  )
}
