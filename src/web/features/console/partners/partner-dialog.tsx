import { type ChangeEvent, useState } from 'react'
import type { AdminPartner, PartnersAdmin } from '#domain/console/partners-admin-wire.ts'
import { PARTNER_LENGTHS, type PartnerField } from '#domain/shop/partner-draft.ts'
import { partnersAdminTexts as texts } from '#texts/console/partners.ts'
import { useFieldErrors } from '#web/hooks/use-field-errors.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Form } from '#web/ui/form.tsx'
import { TextAreaField } from '#web/ui/text-area-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { faultsOf, sendPartner } from './partner-calls.ts'
import { EMPTY_PARTNER, partnerFormOf, readPartnerForm } from './partner-form-state.ts'

type PartnerDialogProps = {
  /** Null for a new one. */
  partner: AdminPartner | null
  onClose: () => void
  onSaved: (admin: PartnersAdmin) => void
}

const { form: words } = texts

export function PartnerDialog({ partner, onClose, onSaved }: PartnerDialogProps) {
  const [typed, setTyped] = useState(partner ? partnerFormOf(partner.partner) : EMPTY_PARTNER)
  const { errors, show, clear } = useFieldErrors<PartnerField>()

  async function handleSubmit(form: HTMLFormElement): Promise<void> {
    const { draft, errors: found } = readPartnerForm(typed)
    if (show(form, found)) return
    const answer = await sendPartner(partner?.id ?? null, draft)
    if (answer.ok) return onSaved(answer.value)
    const told = Object.fromEntries(faultsOf(answer).map(({ field, code }) => [field, texts.faults[code]]))
    if (!show(form, told)) showToast(texts.notSaved)
  }

  /** What every field of the form is given. */
  function field(name: PartnerField) {
    return {
      name,
      value: typed[name],
      error: errors[name],
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
        setTyped({ ...typed, [name]: currentTarget.value })
        clear(name)
      },
    }
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={partner ? words.editHeading({ name: partner.partner.name }) : words.newHeading}
      closeLabel={words.close}
    >
      <Form onSubmit={handleSubmit} className="grid gap-5 [&_.field-control]:scroll-mt-12">
        <TextField
          {...field('name')}
          label={words.name}
          required
          maxLength={PARTNER_LENGTHS.name}
          autoComplete="off"
        />
        <TextField
          {...field('email')}
          label={words.email}
          hint={words.emailHint}
          type="email"
          required
          maxLength={PARTNER_LENGTHS.email}
          autoComplete="off"
        />
        <TextField
          {...field('code')}
          label={words.code}
          hint={partner ? words.codeFixed : words.codeHint}
          required
          readOnly={partner !== null}
          maxLength={30}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <TextField
          {...field('sharePercent')}
          label={words.sharePercent}
          hint={words.shareHint}
          inputMode="numeric"
          required
        />
        <TextAreaField
          {...field('note')}
          label={words.note}
          hint={words.noteHint}
          rows={3}
          maxLength={PARTNER_LENGTHS.note}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="secondary" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" busyLabel={words.saving}>
            {words.save}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
