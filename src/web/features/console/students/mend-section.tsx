import { type FormEvent, useState } from 'react'
import { ACCOUNT_AGE_BANDS } from '#domain/account/age.ts'
import { isPhone } from '#domain/account/sign-up.ts'
import { profileMendingSchema, type StudentFile } from '#domain/console/students-admin-wire.ts'
import { studentsAdminTexts } from '#texts/console/students.ts'
import { settleTyped } from '#web/browser/typed-forms.ts'
import { useFieldErrors } from '#web/hooks/use-field-errors.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { sendMending } from './student-calls.ts'

const texts = studentsAdminTexts.mend

type MendSectionProps = { student: StudentFile; onChanged: () => void }

/** City, state, phone and band of age, mended for a student who cannot do it alone. */
export function MendSection({ student, onChanged }: MendSectionProps) {
  const [form, setForm] = useState({
    city: student.city ?? '',
    state: student.state ?? '',
    phone: student.phone ?? '',
    ageBand: student.ageBand ?? '',
  })
  const [isSending, setSending] = useState(false)
  const { errors, show, clear } = useFieldErrors<'state' | 'phone'>()

  async function handleSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (isSending) return
    const mending = {
      ...form,
      state: form.state.trim().toUpperCase(),
      ageBand: ACCOUNT_AGE_BANDS.find((band) => band === form.ageBand) ?? null,
    }
    const isPhoneWrong = form.phone.trim() !== '' && !isPhone(form.phone)
    const isWrong = !profileMendingSchema.safeParse(mending).success
    const told = {
      ...(isPhoneWrong ? { phone: texts.phoneWrong } : {}),
      ...(isWrong && !isPhoneWrong ? { state: texts.stateWrong } : {}),
    }
    if (show(event.currentTarget, told)) return
    setSending(true)
    const sent = await sendMending(student.id, mending)
    setSending(false)
    showToast(sent.ok ? texts.done : studentsAdminTexts.notSaved)
    if (!sent.ok) return
    settleTyped()
    onChanged()
  }

  /** What every field of the form is given. */
  function field(name: keyof typeof form) {
    return {
      name,
      value: form[name],
      error: name === 'state' || name === 'phone' ? errors[name] : undefined,
      onChange: ({ currentTarget }: { currentTarget: { value: string } }) => {
        setForm({ ...form, [name]: currentTarget.value })
        if (name === 'state' || name === 'phone') clear(name)
      },
    }
  }

  return (
    <details className="sheet p-5">
      <summary className="cursor-pointer text-xl font-semibold">{texts.heading}</summary>
      <form
        method="post"
        noValidate
        onSubmit={(event) => void handleSubmit(event)}
        className="mt-4 grid max-w-measure gap-5"
      >
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
        <Button
          type="submit"
          className="justify-self-start"
          isBusy={isSending}
          busyLabel={studentsAdminTexts.saving}
        >
          {texts.submit}
        </Button>
      </form>
    </details>
  )
}
