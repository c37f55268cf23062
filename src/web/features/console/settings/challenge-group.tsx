import type { FormEvent } from 'react'
import { href, Link } from 'react-router'
import { JUDGINGS } from '#domain/community/challenge.ts'
import { settingsAdminTexts } from '#texts/console/settings.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import type { GroupProps } from './group-props.ts'
import { SettingSection } from './setting-section.tsx'
import { useSettingGroup } from './use-setting-group.ts'

const texts = settingsAdminTexts.challenge

/** How the coming months of the challenge are decided. */
export function ChallengeGroup({ admin, onSaved }: GroupProps) {
  const { isSaving, errorOf, save, reset } = useSettingGroup('challenge', onSaved)
  const { settings, defaults, sources } = admin
  const sourceOf = (field: 'judging' | 'isReviewed') => sources.challenge[field] ?? 'default'
  const { judging, isReviewed } = defaults.challenge

  async function handleSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    await save({ judging: data.get('judging'), isReviewed: data.get('isReviewed') === 'on' })
  }

  return (
    <SettingSection
      heading={texts.heading}
      lead={texts.lead}
      defaults={[
        ...(sourceOf('judging') === 'console' ? [`${texts.judging}: ${texts.judgings[judging]}`] : []),
        ...(sourceOf('isReviewed') === 'console'
          ? [`${texts.isReviewed}: ${isReviewed ? settingsAdminTexts.on : settingsAdminTexts.off}`]
          : []),
      ]}
      isSaving={isSaving}
      onReset={() => void reset()}
      aside={
        <Link to={href('/painel/desafio')} className="text-link">
          {texts.toAdmin}
        </Link>
      }
    >
      <form method="post" onSubmit={(event) => void handleSubmit(event)}>
        <div key={JSON.stringify(settings.challenge)} className="grid gap-5">
          <SelectField
            name="judging"
            label={texts.judging}
            labelNote={`· ${settingsAdminTexts.sources[sourceOf('judging')]}`}
            hint={texts.judgingHint}
            defaultValue={settings.challenge.judging}
            error={errorOf('judging')}
          >
            {JUDGINGS.map((one) => (
              <option key={one} value={one}>
                {texts.judgings[one]}
              </option>
            ))}
          </SelectField>
          <Checkbox
            name="isReviewed"
            label={
              <>
                {texts.isReviewed}
                <span className="ml-1 text-ink-soft">
                  · {settingsAdminTexts.sources[sourceOf('isReviewed')]}
                </span>
              </>
            }
            defaultChecked={settings.challenge.isReviewed}
          />
        </div>
        <Button type="submit" className="mt-6" isBusy={isSaving} busyLabel={settingsAdminTexts.saving}>
          {settingsAdminTexts.save}
        </Button>
      </form>
    </SettingSection>
  )
}
