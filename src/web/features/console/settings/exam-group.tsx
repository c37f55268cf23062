import type { FormEvent } from 'react'
import { href, Link } from 'react-router'
import { writeDay } from '#domain/study/exam-date.ts'
import { settingsAdminTexts } from '#texts/console/settings.ts'
import { focusField } from '#web/browser/focus-field.ts'
import { localToday } from '#web/browser/today.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { GroupProps } from './group-props.ts'
import { SettingSection } from './setting-section.tsx'
import { useSettingGroup } from './use-setting-group.ts'

const texts = settingsAdminTexts.exam
const FIELDS = ['name', 'firstDay', 'lastDay', 'source'] as const

/** The next exam, with where it was announced. */
export function ExamGroup({ admin, onSaved }: GroupProps) {
  const { isSaving, errorOf, save, reset } = useSettingGroup('exam', onSaved)
  const { next } = admin.settings.exam
  const preset = admin.defaults.exam.next

  async function handleSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = event.currentTarget
    const data = new FormData(form)
    const refused = await save({
      next: Object.fromEntries(FIELDS.map((field) => [field, String(data.get(field))])),
    })
    if (refused !== null) focusField(form, refused.replace('next.', ''))
  }

  const control = (field: (typeof FIELDS)[number]) => ({
    name: field,
    label: texts[field],
    defaultValue: next?.[field] ?? '',
    error: errorOf(`next.${field}`),
    autoComplete: 'off',
  })
  return (
    <SettingSection
      heading={texts.heading}
      lead={texts.lead}
      defaults={
        admin.sources.exam['next'] === 'console'
          ? [preset ? `${preset.name}, ${writeDay(preset.firstDay)}` : texts.none]
          : []
      }
      isSaving={isSaving}
      onReset={() => void reset()}
      aside={
        <Link to={href('/cronograma-de-estudos')} reloadDocument className="text-link">
          {texts.toPage}
        </Link>
      }
    >
      {next === null ? <p className="mb-4 font-semibold">{texts.none}</p> : null}
      {next && next.firstDay < localToday() ? <p className="mb-4 font-semibold">{texts.past}</p> : null}
      <form method="post" noValidate onSubmit={(event) => void handleSubmit(event)}>
        <div key={JSON.stringify(next)} className="grid gap-5 sm:grid-cols-2">
          <TextField {...control('name')} hint={texts.nameHint} className="sm:col-span-2" />
          <TextField {...control('firstDay')} type="date" />
          <TextField {...control('lastDay')} type="date" />
          <TextField {...control('source')} hint={texts.sourceHint} className="sm:col-span-2" />
        </div>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button type="submit" isBusy={isSaving} busyLabel={settingsAdminTexts.saving}>
            {settingsAdminTexts.save}
          </Button>
          {next === null ? null : (
            <Button look="secondary" onClick={() => void save({ next: null })}>
              {texts.remove}
            </Button>
          )}
        </div>
      </form>
    </SettingSection>
  )
}
