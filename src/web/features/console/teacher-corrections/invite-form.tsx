import { type FormEvent, useState } from 'react'
import { correctorsTexts } from '#texts/console/correctors.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { sendInvitation } from './corrector-calls.ts'

const texts = correctorsTexts.invite

/** The address of who is to correct; a second invitation to it takes the place of the first. */
export function InviteForm({ onInvited }: { onInvited: () => void }) {
  const [email, setEmail] = useState('')
  const [error, setError] = useState<string>()
  const [isSending, setSending] = useState(false)

  async function handleSubmit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isSending) return
    setSending(true)
    const sent = await sendInvitation(email)
    setSending(false)
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
      <form
        method="post"
        noValidate
        onSubmit={(event) => void handleSubmit(event)}
        className="grid max-w-xl gap-3"
      >
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
        <Button type="submit" className="justify-self-start" isBusy={isSending} busyLabel={texts.sending}>
          {texts.submit}
        </Button>
      </form>
    </section>
  )
}
