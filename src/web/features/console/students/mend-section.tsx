import { useState } from 'react'
import { ACCOUNT_AGE_BANDS } from '#domain/account/age.ts'
import { isPhone } from '#domain/account/sign-up.ts'
import { profileMendingSchema, type StudentFile } from '#domain/console/students-admin-wire.ts'
import { studentsAdminTexts } from '#texts/console/students.ts'
import { settleTyped } from '#web/browser/typed-forms.ts'
import { useFieldErrors } from '#web/hooks/use-field-errors.ts'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { sendMending } from './student-calls.ts'

const texts = studentsAdminTexts.mend

type MendSectionProps = { student: StudentFile; onChanged: () => void }

/** City, state, phone and band of age, mended for a student who cannot do it alone. */
export function MendSection({ student, onChanged }: MendSectionProps) {
  const [typed, setTyped] = useState({
    city: student.city ?? '',
    state: student.state ?? '',
    phone: student.phone ?? '',
    ageBand: student.ageBand ?? '',
  })
  const { errors, show, clear } = useFieldErrors<'state' | 'phone'>()

  async function handleSubmit(form: HTMLFormElement): Promise<void> {
    const mending = {
      ...typed,
      state: typed.state.trim().toUpperCase(),
      ageBand: ACCOUNT_AGE_BANDS.find((band) => band === typed.ageBand) ?? null,
    }
    const isPhoneWrong = typed.phone.trim() !== '' && !isPhone(typed.phone)
    const isWrong = !profileMendingSchema.safeParse(mending).success
    const told = {
      ...(isPhoneWrong ? { phone: texts.phoneWrong } : {}),
      ...(isWrong && !isPhoneWrong ? { state: texts.stateWrong } : {}),
    }
    if (show(form, told)) return
    const sent = await sendMending(student.id, mending)
    showToast(sent.ok ? texts.done : studentsAdminTexts.notSaved)
    if (!sent.ok) return
    settleTyped()
    onChanged()
  }

  /** What every field of the form is given. */
  function field(name: keyof typeof typed) {
    return {
      name,
      value: typed[name],
      error: name === 'state' || name === 'phone' ? errors[name] : undefined,
      onChange: ({ currentTarget }: { currentTarget: { value: string } }) => {
        setTyped({ ...typed, [name]: currentTarget.value })
        if (name === 'state' || name === 'phone') clear(name)
      },
    }
  }

  return (
    <details className="sheet p-5">
      <summary className="cursor-pointer text-xl font-semibold">{texts.heading}</summary>
      <Form onSubmit={handleSubmit} className="mt-4 grid max-w-measure gap-5">
        <TextField {...field('city')} label={texts.city} maxLength={120} autoComplete="off" />
        <TextField
          {...field('state')}
          label={texts.state}
          hint={texts.stateHint}
          maxLength={2}
          autoComplete="off"
        />
        <TextField {...field('phone')} label={texts.phone} type="tel" maxLength={40} autoComplete="off" />
        <SelectField {...field('ageBand')} label={texts.age} hint={texts.ageHint}>
          {student.ageBand === null ? <option value="">{studentsAdminTexts.facts.unknown}</option> : null}
          {ACCOUNT_AGE_BANDS.map((band) => (
            <option key={band} value={band}>
              {studentsAdminTexts.facts.ages[band]}
            </option>
          ))}
        </SelectField>
        <Button type="submit" className="justify-self-start" busyLabel={studentsAdminTexts.saving}>
          {texts.submit}
        </Button>
      </Form>
    </details>
  )
}
