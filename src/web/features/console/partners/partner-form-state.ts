/** The form of a partner: what is typed, before the share is a number. */
import type { PartnerDraft } from '#domain/console/partners-admin-wire.ts'
import { checkPartner, type PartnerField } from '#domain/shop/partner-draft.ts'
import { partnersAdminTexts as texts } from '#texts/console/partners.ts'
import type { FieldErrors } from '#web/hooks/use-field-errors.ts'

export type PartnerForm = Readonly<Record<PartnerField, string>>

export const EMPTY_PARTNER: PartnerForm = { name: '', email: '', code: '', sharePercent: '', note: '' }

export function partnerFormOf(draft: PartnerDraft): PartnerForm {
  return { ...draft, sharePercent: draft.sharePercent?.toString() ?? '' }
}

/** What is sent, and the sentences at the fields that stand against it, in the order of the screen. */
export function readPartnerForm(form: PartnerForm): {
  draft: PartnerDraft
  errors: FieldErrors<PartnerField>
} {
  const share = form.sharePercent.trim()
  const draft: PartnerDraft = {
    name: form.name.trim(),
    email: form.email.trim().toLowerCase(),
    code: form.code.trim().toLowerCase(),
    sharePercent: /^\d{1,6}$/.test(share) ? Number(share) : null,
    note: form.note.trim(),
  }
  const isUnread = share !== '' && draft.sharePercent === null
  const errors = checkPartner(draft).map(({ field, code }) => [
    field,
    field === 'sharePercent' && isUnread ? texts.notANumber : texts.faults[code],
  ])
  return { draft, errors: Object.fromEntries(errors) }
}
