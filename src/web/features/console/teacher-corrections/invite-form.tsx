import { useState } from 'react'
import { correctorsTexts } from '#texts/console/correctors.ts'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { sendInvitation } from './corrector-calls.ts'

const texts = correctorsTexts.invite

/** The address of who is to correct; a second invitation to it takes the place of the first. */
export function InviteForm({ onInvited }: { onInvited: () => void }) {
  const [email, setEmail] = useState('')
  const [error, setError] = useState<string>()

  async function handleSubmit(): Promise<void> {
    const sent = await sendInvitation(email)
    if (!sent.ok) {
      const said = sent.code === 'invalid_input' ? texts.invalid : texts.refusals[sent.code]
      if (said === undefined) return showToast(correctorsTexts.actionFailed)
      return setError(said)
    }
    setEmail('')
    showToast(texts.sent)
    onInvited()
  }

  return (
    <section aria-labelledby="convidar">
      <h2 id="convidar" className="mb-3 text-2xl">
        {texts.heading}
      </h2>
      <Form onSubmit={handleSubmit} className="grid max-w-xl gap-3">
        <TextField
          type="email"
          name="email"
          label={texts.email}
          hint={texts.hint}
          error={error}
          autoComplete="off"
          maxLength={254}
          value={email}
          onChange={(event) => {
            setEmail(event.currentTarget.value)
            setError(undefined)
          }}
        />
        <Button type="submit" className="justify-self-start" busyLabel={texts.sending}>
          {texts.submit}
        </Button>
      </Form>
    </section>
  )
}
