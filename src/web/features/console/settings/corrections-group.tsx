import type { FormEvent } from 'react'
import { href, Link } from 'react-router'
import type { SiteSettings } from '#domain/site/site-settings.ts'
import { settingsAdminTexts } from '#texts/console/settings.ts'
import { focusField } from '#web/browser/focus-field.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { GroupProps } from './group-props.ts'
import { SettingSection } from './setting-section.tsx'
import { SourceTag } from './source-tag.tsx'
import { useSettingGroup } from './use-setting-group.ts'

const texts = settingsAdminTexts.corrections
type Corrections = SiteSettings['corrections']

/** When the teacher corrects, how much of it a day, and what is promised. */
export function CorrectionsGroup({ admin, onSaved }: GroupProps) {
  const { isSaving, errorOf, save, reset } = useSettingGroup('corrections', onSaved)
  const { corrections } = admin.settings
  const sources = admin.sources.corrections
  const isHere = Object.values(sources).includes('console')

  async function handleSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = event.currentTarget
    const refused = await save(changeOf(new FormData(form)))
    if (refused !== null) focusField(form, refused.replace('pause.', 'pause-'))
  }

  return (
    <SettingSection
      heading={texts.heading}
      lead={texts.lead}
      defaults={isHere ? presetLines(admin.defaults.corrections) : []}
      isSaving={isSaving}
      onReset={() => void reset()}
      aside={
        <Link to={href('/painel/produtos')} className="text-link">
          {texts.toShop}
        </Link>
      }
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <Switch label={texts.isOn} isOn={corrections.isOn} onChange={(isOn) => void save({ isOn })} />
        <SourceTag source={sources['isOn'] ?? 'default'} />
      </div>
      <p className="mt-1 mb-6 max-w-measure text-sm text-ink-soft">{texts.whenOff}</p>
      <form method="post" noValidate onSubmit={(event) => void handleSubmit(event)}>
        <CorrectionFields key={JSON.stringify(corrections)} corrections={corrections} errorOf={errorOf} />
        <Button type="submit" className="mt-6" isBusy={isSaving} busyLabel={settingsAdminTexts.saving}>
          {settingsAdminTexts.save}
        </Button>
      </form>
    </SettingSection>
  )
}

type FieldsProps = { corrections: Corrections; errorOf: (path: string) => string | undefined }

function CorrectionFields({ corrections, errorOf }: FieldsProps) {
  const number = (field: 'daysPromised' | 'perDay') => ({
    name: field,
    label: texts[field],
    hint: texts[`${field}Hint`],
    defaultValue: String(corrections[field]),
    error: errorOf(field),
    inputMode: 'numeric' as const,
    maxLength: 3,
    autoComplete: 'off',
  })
  const pauseError = errorOf('pause.from') ?? errorOf('pause')
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <fieldset className="min-w-0 sm:col-span-2">
        <legend className="mb-2 font-semibold">{texts.workingDays}</legend>
        <div className="flex flex-wrap gap-x-6 gap-y-2">
          {texts.weekdays.map((name, index) => (
            <Checkbox
              key={name}
              name="workingDays"
              value={index + 1}
              label={name}
              defaultChecked={corrections.workingDays.includes(index + 1)}
            />
          ))}
        </div>
        <p className="mt-2 text-sm text-ink-soft">{texts.holidays}</p>
        {errorOf('workingDays') ? (
          <p className="mt-1 text-sm font-semibold text-red">{errorOf('workingDays')}</p>
        ) : null}
      </fieldset>
      <TextField {...number('daysPromised')} />
      <TextField {...number('perDay')} />
      <TextField
        type="date"
        name="pause-from"
        label={texts.pauseFrom}
        hint={texts.pauseHint}
        defaultValue={corrections.pause?.from ?? ''}
        error={pauseError}
      />
      <TextField
        type="date"
        name="pause-until"
        label={texts.pauseUntil}
        defaultValue={corrections.pause?.until ?? ''}
        error={errorOf('pause.until')}
      />
      <Checkbox
        name="rewritingIsFree"
        label={texts.rewritingIsFree}
        defaultChecked={corrections.rewritingIsFree}
        className="sm:col-span-2"
      />
      <Checkbox
        name="showsEngineFirst"
        label={texts.showsEngineFirst}
        defaultChecked={corrections.showsEngineFirst}
        className="sm:col-span-2"
      />
    </div>
  )
}

function changeOf(data: FormData) {
  const [from, until] = [String(data.get('pause-from')), String(data.get('pause-until'))]
  return {
    workingDays: data.getAll('workingDays').map(Number),
    daysPromised: numberIn(data, 'daysPromised'),
    perDay: numberIn(data, 'perDay'),
    pause: from === '' && until === '' ? null : { from, until },
    rewritingIsFree: data.get('rewritingIsFree') === 'on',
    showsEngineFirst: data.get('showsEngineFirst') === 'on',
  }
}

/** 0, which no field takes, for what is no number. */
function numberIn(data: FormData, field: string): number {
  const text = String(data.get(field)).trim()
  return /^\d{1,3}$/.test(text) ? Number(text) : 0
}

function presetLines(preset: Corrections): string[] {
  const { on, off, nothing } = settingsAdminTexts
  return [
    `${texts.isOn}: ${preset.isOn ? on : off}`,
    `${texts.workingDays}: ${preset.workingDays.map((day) => texts.weekdays[day - 1]).join(', ')}`,
    `${texts.daysPromised}: ${preset.daysPromised}`,
    `${texts.perDay}: ${preset.perDay}`,
    `${texts.pauseFrom}: ${preset.pause?.from ?? nothing}`,
    `${texts.rewritingIsFree}: ${preset.rewritingIsFree ? on : off}`,
    `${texts.showsEngineFirst}: ${preset.showsEngineFirst ? on : off}`,
    `${texts.followsHouse}: ${preset.followsHouse ? on : off}`,
  ]
}
