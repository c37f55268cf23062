/**
 * By whose link did the buyer come? `/store?parceiro=ana` is a click, and the last one counts for 30 days (product §10
 * Payments and orders, decision 0266). The browser keeps the click; the server asks the same rule at the order.
 */
import { daysBetween, isIsoDay } from '../study/exam-date.ts'

export const PARTNER_PARAMETER = 'parceiro'
/** Lower-case letters, digits and hyphens, as it stands in links and in the database. */
export const PARTNER_CODE = /^[a-z0-9-]{3,30}$/
/** A click of the first of June counts until the first of July. */
const CLICK_DAYS = 30

export type PartnerClick = {
  readonly code: string
  /** Of Brasília. */
  readonly day: string
}

/** @returns null for what can be no partner's code */
export function readPartnerCode(text: string | null): string | null {
  const code = (text ?? '').trim().toLowerCase()
  return PARTNER_CODE.test(code) ? code : null
}

/** @param path of the page that it leads to */
export function partnerLink(siteUrl: string, path: string, code: string): string {
  return `${siteUrl}${path}?${PARTNER_PARAMETER}=${code}`
}

/** Whether a click of that day still counts today; one of tomorrow is of a clock that is wrong. */
export function doesClickCount(day: string, today: string): boolean {
  if (!isIsoDay(day)) return false
  const age = daysBetween(day, today)
  return age >= 0 && age <= CLICK_DAYS
}

/** "ana 2026-11-01", as a browser keeps it. @returns null for what is none, and for a click that counts no more */
export function readKeptClick(text: string | null, today: string): PartnerClick | null {
  const [code, day, ...rest] = (text ?? '').split(' ')
  if (!code || !day || rest.length > 0 || !PARTNER_CODE.test(code)) return null
  return doesClickCount(day, today) ? { code, day } : null
}

export function writeKeptClick({ code, day }: PartnerClick): string {
  return `${code} ${day}`
}

type Buyer = { readonly userId: string | null; readonly email: string | null }
type Partner = {
  readonly userId: string | null
  readonly email: string | null
  /** Of the account, which may have another address by now. */
  readonly accountEmail: string | null
}

/** Whether partners buy of themselves: that is no sale that they brought. */
export function isOwnSale(partner: Partner, buyer: Buyer): boolean {
  if (partner.userId !== null && partner.userId === buyer.userId) return true
  const email = buyer.email?.trim().toLowerCase()
  return !!email && (email === partner.email || email === partner.accountEmail)
}
