import { useState } from 'react'
import { LETTER_LIMITS, type Letter, type MessageDetail } from '#domain/console/messages-admin-wire.ts'
import { dayInBrasilia } from '#domain/shared/brasilia-day.ts'
import { messagesAdminTexts } from '#texts/console/messages.ts'
import { newId } from '#web/browser/new-id.ts'
import { settleTyped } from '#web/browser/typed-forms.ts'
import { useFieldErrors } from '#web/hooks/use-field-errors.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Form } from '#web/ui/form.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextAreaField } from '#web/ui/text-area-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { sendLetter } from './message-calls.ts'

const texts = messagesAdminTexts.letter
const WAYS = ['received', 'mailed'] as const

type LetterFormProps = { message: MessageDetail; onSaved: () => void }

/** Writes down what came or went by the owner's own mail program, so that the five days know it. */
export function LetterForm({ message, onSaved }: LetterFormProps) {
  const [requestKey] = useState(newId)
  const today = dayInBrasilia(new Date())
  const [letter, setLetter] = useState<Omit<Letter, 'requestKey'>>({
    way: message.daysLeft === null ? 'received' : 'mailed',
    day: today,
    text: '',
    needsAnswer: true,
  })
  const { errors, show, clear } = useFieldErrors<'day' | 'text'>()
  const { way, day, text, needsAnswer } = letter

  async function handleSubmit(form: HTMLFormElement): Promise<void> {
    const faults = {
      ...(day === '' ? { day: texts.dayMissing } : {}),
      ...(text.trim().length < LETTER_LIMITS.min ? { text: texts.tooShort } : {}),
    }
    if (show(form, faults)) return
    const sent = await sendLetter(message.id, { ...letter, text: text.trim(), requestKey })
    const fault = sent.ok ? undefined : texts.failures[sent.code]
    if (fault) return void show(form, { day: fault })
    if (!sent.ok) return showToast({ variant: 'destructive', ...texts.failed })
    settleTyped()
    showToast(texts.done[way])
    onSaved()
  }

  return (
    <details className="mt-8 max-w-measure">
      <summary className="cursor-pointer py-2 font-semibold">{texts.open}</summary>
      <Form onSubmit={handleSubmit} className="mt-3 grid gap-4">
        <p className="text-ink-soft">{texts.lead}</p>
        <SelectField
          label={texts.way}
          value={way}
          onChange={({ currentTarget: { value } }) =>
            setLetter({ ...letter, way: WAYS.find((one) => one === value) ?? way })
          }
        >
          {WAYS.map((one) => (
            <option key={one} value={one}>
              {texts.ways[one]}
            </option>
          ))}
        </SelectField>
        <TextField
          type="date"
          name="day"
          label={texts.day}
          error={errors.day}
          required
          max={today}
          className="max-w-60"
          value={day}
          onChange={({ currentTarget: { value } }) => {
            setLetter({ ...letter, day: value })
            clear('day')
          }}
        />
        <TextAreaField
          name="text"
          label={texts.text}
          hint={texts.textHint}
          error={errors.text}
          rows={4}
          required
          maxLength={LETTER_LIMITS.max}
          value={text}
          onChange={({ currentTarget: { value } }) => {
            setLetter({ ...letter, text: value })
            clear('text')
          }}
        />
        {way === 'received' ? (
          <Checkbox
            label={texts.needsAnswer}
            checked={needsAnswer}
            onChange={({ currentTarget: { checked } }) => setLetter({ ...letter, needsAnswer: checked })}
          />
        ) : null}
        <Button type="submit" look="secondary" className="justify-self-start" busyLabel={texts.submitting}>
          {texts.submit}
        </Button>
      </Form>
    </details>
  )
}
