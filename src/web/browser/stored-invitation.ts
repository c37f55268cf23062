/** The invitation by whose link this browser came, kept until somebody signs up in it. */
import { REFERRAL_PARAMETER, readReferralCode } from '#domain/account/referral.ts'
import { deviceThings } from './kept-things.ts'

const STORAGE_KEY = 'domine-a-redacao:convite'

/** Keeps the code of an address like /?convite=CODE; the newest link counts. */
export function storeInvitationOf(search: string): void {
  const code = readReferralCode(new URLSearchParams(search).get(REFERRAL_PARAMETER))
  if (code === null) return
  try {
    deviceThings.setItem(STORAGE_KEY, code)
  } catch {
    // A browser that keeps nothing forgets who invited.
  }
}

export function storedInvitation(): string | null {
  try {
    return readReferralCode(deviceThings.getItem(STORAGE_KEY))
  } catch {
    return null
  }
}

export function forgetInvitation(): void {
  try {
    deviceThings.removeItem(STORAGE_KEY)
  } catch {
    // It was never kept.
  }
}
