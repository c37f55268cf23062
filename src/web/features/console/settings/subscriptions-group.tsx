import type { FormEvent } from 'react'
import { href, Link } from 'react-router'
import { moneyText, parseMoney } from '#domain/shared/money-text.ts'
import type { SiteSettings } from '#domain/site/site-settings.ts'
import { settingsAdminTexts } from '#texts/console/settings.ts'
import { focusField } from '#web/browser/focus-field.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { GroupProps } from './group-props.ts'
import { SettingSection } from './setting-section.tsx'
import { useSettingGroup } from './use-setting-group.ts'

const texts = settingsAdminTexts.subscriptions
type Subscriptions = SiteSettings['subscriptions']

/** What premium costs by month and by year, and what comes with it each month. */
export function SubscriptionsGroup({ admin, onSaved }: GroupProps) {
  const { isSaving, errorOf, save, reset } = useSettingGroup('subscriptions', onSaved)
  const { subscriptions } = admin.settings
  const isHere = Object.values(admin.sources.subscriptions).includes('console')

  async function handleSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = event.currentTarget
    const refused = await save(changeOf(new FormData(form)))
    if (refused !== null) focusField(form, refused)
  }

  const price = (field: 'monthlyPrice' | 'yearlyPrice') => ({
    name: field,
    label: texts[field],
    hint: texts.priceHint,
    defaultValue: subscriptions[field] === null ? '' : moneyText(subscriptions[field]),
    error: errorOf(field),
    inputMode: 'decimal' as const,
    maxLength: 12,
    autoComplete: 'off',
  })
  return (
    <SettingSection
      heading={texts.heading}
      lead={texts.lead}
      defaults={isHere ? presetLines(admin.defaults.subscriptions) : []}
      isSaving={isSaving}
      onReset={() => void reset()}
      aside={
        <Link to={href('/premium')} className="text-link">
          {texts.toPage}
        </Link>
      }
    >
      <form method="post" noValidate onSubmit={(event) => void handleSubmit(event)}>
        <div key={JSON.stringify(subscriptions)} className="grid gap-5 sm:grid-cols-2">
          <TextField {...price('monthlyPrice')} />
          <TextField {...price('yearlyPrice')} />
          <TextField
            name="correctionsPerMonth"
            label={texts.correctionsPerMonth}
            hint={texts.correctionsHint}
            defaultValue={String(subscriptions.correctionsPerMonth)}
            error={errorOf('correctionsPerMonth')}
            inputMode="numeric"
            maxLength={2}
            autoComplete="off"
          />
          <Checkbox
            name="takesPix"
            label={texts.takesPix}
            defaultChecked={subscriptions.takesPix}
            className="sm:col-span-2"
          />
        </div>
        <Button type="submit" className="mt-6" isBusy={isSaving} busyLabel={settingsAdminTexts.saving}>
          {settingsAdminTexts.save}
        </Button>
      </form>
    </SettingSection>
  )
}

function changeOf(data: FormData) {
  const corrections = String(data.get('correctionsPerMonth')).trim()
  return {
    monthlyPrice: priceIn(data, 'monthlyPrice'),
    yearlyPrice: priceIn(data, 'yearlyPrice'),
    // -1, which the field does not take, for what is no number.
    correctionsPerMonth: /^\d{1,2}$/.test(corrections) ? Number(corrections) : -1,
    takesPix: data.has('takesPix'),
  }
}

/** Null for an empty field; 0, which no price may be, for what is no amount. */
function priceIn(data: FormData, field: string): number | null {
  const text = String(data.get(field)).trim()
  return text === '' ? null : (parseMoney(text) ?? 0)
}

function presetLines(preset: Subscriptions): string[] {
  const money = (cents: number | null) => (cents === null ? settingsAdminTexts.nothing : moneyText(cents))
  return [
    `${texts.monthlyPrice}: ${money(preset.monthlyPrice)}`,
    `${texts.yearlyPrice}: ${money(preset.yearlyPrice)}`,
    `${texts.correctionsPerMonth}: ${preset.correctionsPerMonth}`,
    `${texts.takesPix}: ${preset.takesPix ? settingsAdminTexts.on : settingsAdminTexts.off}`,
  ]
}
