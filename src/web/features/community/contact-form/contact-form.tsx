import { type FormEvent, useEffect, useState } from 'react'
import {
  CONTACT_LIMITS,
  CONTACT_TOPICS,
  type ContactField,
  type ContactProblem,
  contactProblems,
  readContactForm,
} from '#domain/community/contact.ts'
import { contactProblemText, contactTexts as texts } from '#texts/community/contact.ts'
import { focusField } from '#web/browser/focus-field.ts'
import { formText } from '#web/browser/form-text.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextAreaField } from '#web/ui/text-area-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { sendContactMessage } from './send-contact-message.ts'

const FIELDS = ['name', 'email', 'topic', 'message'] as const satisfies readonly ContactField[]

type ContactFormProps = { onReceived: (protocol: string) => void }

/** Sent by script where there is one; else the browser posts it, and the server leads back to the page. */
export function ContactForm({ onReceived }: ContactFormProps) {
  const [problems, setProblems] = useState<Partial<Record<ContactField, ContactProblem>>>({})
  const [isSending, setSending] = useState(false)
  const [hasScript, setHasScript] = useState(false)
  // Without script the browser's own checks stand in for ours.
  useEffect(() => setHasScript(true), [])

  async function handleSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (isSending) return
    const form = event.currentTarget
    const data = new FormData(form)
    const message = readContactForm({
      name: formText(data, 'name'),
      email: formText(data, 'email'),
      topic: formText(data, 'topic'),
      message: formText(data, 'message'),
    })
    const found = contactProblems(message)
    setProblems(found)
    const wrong = FIELDS.find((field) => found[field])
    if (wrong) return focusField(form, wrong)
    setSending(true)
    const sent = await sendContactMessage({ ...message, website: formText(data, 'website') })
    setSending(false)
    if (sent.ok) return onReceived(sent.value)
    const description = texts.refusals[sent.code] ?? texts.failure.description
    showToast({ variant: 'destructive', title: texts.failure.title, description })
  }

  const field = (name: ContactField) => ({
    name,
    required: true,
    error: contactProblemText(name, problems[name]),
    onInput: () => setProblems(({ [name]: _, ...rest }) => rest),
  })

  return (
    <form
      action="/api/contact-messages"
      method="post"
      noValidate={hasScript}
      onSubmit={handleSubmit}
      className="grid gap-5 sm:grid-cols-2"
    >
      <TextField
        {...field('name')}
        label={texts.name}
        autoComplete="name"
        autoCapitalize="words"
        maxLength={CONTACT_LIMITS.name}
      />
      <TextField
        {...field('email')}
        type="email"
        label={texts.email}
        hint={texts.emailHint}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={CONTACT_LIMITS.email}
      />
      <SelectField {...field('topic')} label={texts.topic} defaultValue="" className="sm:col-span-2">
        <option value="" disabled>
          {texts.topicChoose}
        </option>
        {CONTACT_TOPICS.map((topic) => (
          <option key={topic} value={topic}>
            {texts.topics[topic]}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        {...field('message')}
        label={texts.message}
        hint={texts.messageHint}
        rows={8}
        minLength={CONTACT_LIMITS.messageMin}
        maxLength={CONTACT_LIMITS.messageMax}
        className="sm:col-span-2"
      />
      <p className="absolute -left-[200vw]" aria-hidden="true">
        <label>
          {texts.trap}
          <input type="text" name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      <div className="sm:col-span-2">
        <Button type="submit" size="large" isBusy={isSending} busyLabel={texts.submitting}>
          {texts.submit}
        </Button>
      </div>
    </form>
  )
}
