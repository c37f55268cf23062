import { type FormEvent, useId, useState } from 'react'
import { isEmail } from '#domain/account/sign-up.ts'
import { isRecord } from '#domain/shared/is-record.ts'
import type { InterestTopic } from '#domain/shop/product-interest.ts'
import { commonTexts } from '#texts/shared/common.ts'
import { interestTexts as texts } from '#texts/shop/interest.ts'
import { focusField } from '#web/browser/focus-field.ts'
import { formText } from '#web/browser/form-text.ts'
import { callApi } from '#web/shared/session/call-api.ts'
import { useSession } from '#web/shared/session/use-session.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { showToast } from '#web/ui/toast-store.ts'

type InterestDialogProps = { topic: InterestTopic; isOpen: boolean; onClose: () => void }

export function InterestDialog({ topic, isOpen, onClose }: InterestDialogProps) {
  const formId = useId()
  const session = useSession()
  const [isSending, setSending] = useState(false)
  const [problems, setProblems] = useState<{ email?: string; consent?: string }>({})

  async function handleSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (isSending) return
    const form = event.currentTarget
    const sent = new FormData(form)
    const email = formText(sent, 'email').trim()
    const found = {
      ...(isEmail(email) ? {} : { email: texts.emailProblem }),
      ...(sent.has('consent') ? {} : { consent: texts.consentProblem }),
    }
    setProblems(found)
    if (found.email) return focusField(form, 'email')
    if (found.consent) return focusField(form, 'consent')
    setSending(true)
    const kept = await sendInterest(topic, email)
    setSending(false)
    if (!kept) return showToast(texts.failure)
    onClose()
    showToast(kept === 'confirmed' ? texts.success : texts.confirm)
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={texts.heading}
      description={texts.lead}
      closeLabel={commonTexts.close}
      footer={
        <Button type="submit" form={formId} isBusy={isSending} busyLabel={texts.submitting}>
          {texts.submit}
        </Button>
      }
    >
      {isOpen ? (
        <form id={formId} method="post" noValidate onSubmit={handleSubmit} className="grid gap-5">
          <TextField
            name="email"
            type="email"
            label={texts.email}
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            required
            defaultValue={session.status === 'signed-in' ? session.user.email : undefined}
            error={problems.email}
          />
          <Checkbox name="consent" label={texts.consent} required error={problems.consent} />
        </form>
      ) : null}
    </Dialog>
  )
}

/** @returns whether the address still has to be confirmed; null when nothing was kept */
async function sendInterest(topic: InterestTopic, email: string): Promise<'confirmed' | 'to-confirm' | null> {
  const sent = await callApi('interests', {
    method: 'POST',
    body: { topic, email, consentText: texts.consent },
  })
  if (!sent.ok) return null
  return isRecord(sent.value) && sent.value['isConfirmed'] === true ? 'confirmed' : 'to-confirm'
}
