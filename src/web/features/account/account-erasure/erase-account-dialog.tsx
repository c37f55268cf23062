import { type FormEvent, useId, useState } from 'react'
import { href, useNavigate } from 'react-router'
import { describeAccountFailure } from '#texts/account/accounts.ts'
import { settingsTexts } from '#texts/account/settings.ts'
import { commonTexts } from '#texts/shared/common.ts'
import { formText } from '#web/browser/form-text.ts'
import { forgetHolder } from '#web/browser/kept-things.ts'
import { useFieldErrors } from '#web/hooks/use-field-errors.ts'
import { useAsked } from '#web/shared/asked/use-asked.ts'
import { forgetSession } from '#web/shared/session/account-calls.ts'
import { type ApiRefusal, callApi } from '#web/shared/session/call-api.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { ErasureConsequences } from './erasure-consequences.tsx'
import { ProofField } from './proof-field.tsx'
import { type ErasureProof, readErasureProof } from './read-erasure-proof.ts'

const texts = settingsTexts.erase

type EraseAccountDialogProps = { isOpen: boolean; onClose: () => void; email: string }

/** Says what goes and what stays, asks for the proof, and ends the account. */
export function EraseAccountDialog({ isOpen, onClose, email }: EraseAccountDialogProps) {
  const formId = useId()
  const navigate = useNavigate()
  // The password where nothing else is known: that is what most accounts have.
  const proof = useAsked(isOpen ? 'erasure proof' : null, readErasureProof).value ?? 'password'
  const { errors, show, clear } = useFieldErrors<ErasureProof>()
  const [isErasing, setErasing] = useState(false)

  async function handleSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (isErasing) return
    const form = event.currentTarget
    const given = formText(new FormData(form), proof)
    const missing = proof === 'password' ? texts.passwordRequired : texts.failures.email_mismatch
    if (show(form, given.trim() === '' ? { [proof]: missing } : {})) return
    setErasing(true)
    const result = await callApi('account/erasure', { method: 'POST', body: { [proof]: given } })
    // Gone already, from another tab: what was requested has happened.
    if (!result.ok && result.code !== 'user_not_found') {
      setErasing(false)
      return showFailure(form, result)
    }
    forgetHolder()
    await forgetSession()
    await navigate(href('/'))
    showToast(texts.success)
  }

  function showFailure(form: HTMLFormElement, failure: ApiRefusal): void {
    const known = new Map<string, string>(Object.entries(texts.failures))
    const description = known.get(failure.code ?? '') ?? describeAccountFailure(failure, texts.failureDefault)
    showToast({ variant: 'destructive', title: texts.failureTitle, description })
    show(form, { [proof]: description })
  }

  function handleClose(): void {
    if (isErasing) return
    clear(proof)
    onClose()
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={handleClose}
      title={texts.title}
      description={texts.intro}
      closeLabel={commonTexts.close}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="secondary" onClick={handleClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={formId} look="danger" isBusy={isErasing} busyLabel={texts.submitting}>
            {texts.submit}
          </Button>
        </div>
      }
    >
      {isOpen ? (
        <form id={formId} method="post" noValidate onSubmit={handleSubmit} className="grid gap-5">
          <ErasureConsequences />
          <ProofField proof={proof} email={email} error={errors[proof]} onInput={() => clear(proof)} />
        </form>
      ) : null}
    </Dialog>
  )
}
