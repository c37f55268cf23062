/** What must be right before a partner is kept: the form asks while the owner writes, the server decides. */
import { isEmail } from '../account/sign-up.ts'
import type { PartnerDraft } from '../console/partners-admin-wire.ts'
import { PARTNER_CODE } from './partner-link.ts'
import { SHARE_PERCENT } from './partner-share.ts'

export type PartnerFaultCode =
  | 'missing'
  | 'too-long'
  | 'bad-code'
  | 'code-taken'
  | 'code-fixed'
  | 'bad-email'
  | 'email-taken'
  | 'minor'
  | 'bad-share'
export type PartnerField = keyof PartnerDraft
export type PartnerFault = { readonly field: PartnerField; readonly code: PartnerFaultCode }

export const PARTNER_LENGTHS = { name: 120, email: 254, note: 500 } as const

/** @returns the faults in the order of the form */
export function checkPartner(draft: PartnerDraft): PartnerFault[] {
  const faults: PartnerFault[] = []
  const fault = (field: PartnerField, code: PartnerFaultCode) => faults.push({ field, code })
  if (draft.name === '') fault('name', 'missing')
  else if (draft.name.length > PARTNER_LENGTHS.name) fault('name', 'too-long')
  if (draft.email === '') fault('email', 'missing')
  else if (draft.email.length > PARTNER_LENGTHS.email || !isEmail(draft.email)) fault('email', 'bad-email')
  if (draft.code === '') fault('code', 'missing')
  else if (!PARTNER_CODE.test(draft.code)) fault('code', 'bad-code')
  const { sharePercent } = draft
  if (sharePercent === null) fault('sharePercent', 'missing')
  else if (sharePercent < SHARE_PERCENT.min || sharePercent > SHARE_PERCENT.max) {
    fault('sharePercent', 'bad-share')
  }
  if (draft.note.length > PARTNER_LENGTHS.note) fault('note', 'too-long')
  return faults
}
