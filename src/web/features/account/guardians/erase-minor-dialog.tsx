import { type FormEvent, useId, useState } from 'react'
import { describeAccountFailure } from '#texts/account/accounts.ts'
import { guardianTexts } from '#texts/account/guardians.ts'
import { settingsTexts } from '#texts/account/settings.ts'
import { commonTexts } from '#texts/shared/common.ts'
import { formText } from '#web/browser/form-text.ts'
import { ErasureConsequences } from '#web/features/account/account-erasure/erasure-consequences.tsx'
import { ProofField } from '#web/features/account/account-erasure/proof-field.tsx'
import {
  type ErasureProof,
  readErasureProof,
} from '#web/features/account/account-erasure/read-erasure-proof.ts'
import { useFieldErrors } from '#web/hooks/use-field-errors.ts'
import { useAsked } from '#web/shared/asked/use-asked.ts'
import { useSession } from '#web/shared/session/use-session.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { sendErasure } from './guardian-calls.ts'

const texts = guardianTexts.erasure

type EraseMinorDialogProps = {
  id: string
  name: string
  isOpen: boolean
  onClose: () => void
  onAsked: () => void
}

/** The proof and what goes with the account, before the wish is sent. */
export function EraseMinorDialog({ id, name, isOpen, onClose, onAsked }: EraseMinorDialogProps) {
  const formId = useId()
  const session = useSession()
  const email = session.status === 'signed-in' ? (session.user.email ?? '') : ''
  const proof = useAsked(isOpen ? 'erasure proof' : null, readErasureProof).value ?? 'password'
  const { errors, show, clear } = useFieldErrors<ErasureProof>()
  const [isSending, setSending] = useState(false)

  async function handleSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (isSending) return
    const form = event.currentTarget
    const given = formText(new FormData(form), proof)
    const { failures, passwordRequired } = settingsTexts.erase
    const missing = proof === 'password' ? passwordRequired : failures.email_mismatch
    if (show(form, given.trim() === '' ? { [proof]: missing } : {})) return
    setSending(true)
    const sent = await sendErasure(id, { [proof]: given })
    setSending(false)
    if (sent.ok) {
      showToast(texts.asked)
      return onAsked()
    }
    const known = new Map<string, string>(Object.entries({ ...guardianTexts.refusals, ...failures }))
    show(form, { [proof]: known.get(sent.code) ?? describeAccountFailure(sent, texts.failureDefault) })
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => (isSending ? undefined : onClose())}
      title={texts.title({ name })}
      description={texts.intro}
      closeLabel={commonTexts.close}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="secondary" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={formId} look="danger" isBusy={isSending} busyLabel={texts.submitting}>
            {texts.submit}
          </Button>
        </div>
      }
    >
      {isOpen ? (
        <form id={formId} method="post" noValidate onSubmit={handleSubmit} className="grid gap-5">
          <p>{texts.whose}</p>
          <ErasureConsequences />
          <ProofField proof={proof} email={email} error={errors[proof]} onInput={() => clear(proof)} />
        </form>
      ) : null}
    </Dialog>
  )
}
