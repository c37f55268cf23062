import { useState } from 'react'
import { dayInBrasilia } from '#domain/shared/brasilia-day.ts'
import { CLASS_NAME_MAX } from '#domain/study/class-rules.ts'
import { classesTexts } from '#texts/study/classes.ts'
import { useFieldErrors } from '#web/hooks/use-field-errors.ts'
import { SecondFactorNotice } from '#web/shared/classes/second-factor-notice.tsx'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { sendNewClass } from './class-calls.ts'

const texts = classesTexts.teacher.make

export function NewClassForm({ onMade }: { onMade: () => void }) {
  const [current] = useState(() => Number(dayInBrasilia(new Date()).slice(0, 4)))
  const [name, setName] = useState('')
  const [year, setYear] = useState(current)
  const [isClosed, setClosed] = useState(false)
  const { errors, show, clear } = useFieldErrors<'name'>()

  async function handleSubmit(form: HTMLFormElement): Promise<void> {
    if (show(form, name.trim() === '' ? { name: texts.nameMissing } : {})) return
    const sent = await sendNewClass({ name, year })
    setClosed(!sent.ok && sent.code === 'second_factor_required')
    if (!sent.ok && sent.code === 'second_factor_required') return
    showToast(sent.ok ? texts.done : classesTexts.failure(sent.code))
    if (!sent.ok) return
    setName('')
    onMade()
  }

  return (
    <section aria-labelledby="nova" className="sheet p-5">
      <h2 id="nova" className="mb-3 text-xl">
        {texts.heading}
      </h2>
      {isClosed ? <SecondFactorNotice /> : null}
      <Form onSubmit={handleSubmit} className="mt-3 grid max-w-measure gap-4">
        <TextField
          label={texts.name}
          hint={texts.nameHint}
          error={errors.name}
          name="name"
          required
          maxLength={CLASS_NAME_MAX}
          value={name}
          onChange={(event) => {
            setName(event.currentTarget.value)
            clear('name')
          }}
        />
        <SelectField
          label={texts.year}
          name="year"
          value={year}
          onChange={(event) => setYear(Number(event.currentTarget.value))}
        >
          {[current, current + 1].map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </SelectField>
        <Button type="submit" className="justify-self-start" busyLabel={classesTexts.saving}>
          {texts.submit}
        </Button>
      </Form>
    </section>
  )
}
