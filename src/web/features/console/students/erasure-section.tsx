import { useState } from 'react'
import { href, useNavigate } from 'react-router'
import { ERASURE_REQUEST_LENGTH, type StudentFile } from '#domain/console/students-admin-wire.ts'
import { studentsAdminTexts } from '#texts/console/students.ts'
import { settleTyped } from '#web/browser/typed-forms.ts'
import { useFieldErrors } from '#web/hooks/use-field-errors.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Form } from '#web/ui/form.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { sendErasure } from './student-calls.ts'

const texts = studentsAdminTexts.erasure

/** Ends an account that its person asked by letter to be ended, step by step. */
export function ErasureSection({ student }: { student: StudentFile }) {
  const navigate = useNavigate()
  const [request, setRequest] = useState('')
  const [email, setEmail] = useState('')
  const [isProven, setProven] = useState(false)
  const { errors, show, clear } = useFieldErrors<'request' | 'email' | 'proven'>()

  async function handleSubmit(form: HTMLFormElement): Promise<void> {
    const isOther = email.trim().toLowerCase() !== student.email
    const told = {
      ...(isProven ? {} : { proven: texts.provenMissing }),
      ...(request.trim().length < ERASURE_REQUEST_LENGTH.min ? { request: texts.requestMissing } : {}),
      ...(isOther ? { email: texts.emailWrong } : {}),
    }
    if (show(form, told)) return
    const sent = await sendErasure(student.id, { email, request: request.trim() })
    if (!sent.ok) return showToast(studentsAdminTexts.notSaved)
    settleTyped()
    showToast(texts.done)
    await navigate(href('/painel/estudantes'), { replace: true })
  }

  return (
    <details className="sheet p-5">
      <summary className="cursor-pointer text-xl font-semibold">{texts.heading}</summary>
      <p className="mt-3 max-w-measure text-ink-soft">{texts.lead}</p>
      <Form onSubmit={handleSubmit} className="mt-4 grid max-w-measure gap-5">
        <Checkbox
          name="proven"
          label={texts.proven}
          error={errors.proven}
          checked={isProven}
          onChange={(event) => {
            setProven(event.currentTarget.checked)
            clear('proven')
          }}
        />
        <TextField
          name="request"
          label={texts.request}
          hint={texts.requestHint}
          error={errors.request}
          required
          maxLength={ERASURE_REQUEST_LENGTH.max}
          autoComplete="off"
          value={request}
          onChange={(event) => {
            setRequest(event.currentTarget.value)
            clear('request')
          }}
        />
        <TextField
          name="email"
          type="email"
          label={texts.email}
          hint={texts.emailHint}
          error={errors.email}
          required
          maxLength={254}
          autoComplete="off"
          value={email}
          onChange={(event) => {
            setEmail(event.currentTarget.value)
            clear('email')
          }}
        />
        <Button
          type="submit"
          look="danger"
          className="justify-self-start"
          busyLabel={studentsAdminTexts.saving}
        >
          {texts.submit}
        </Button>
      </Form>
    </details>
  )
}
