/** Codes of an app that change with the time (RFC 6238): six digits, half a minute each, one step of drift to each side. */
import { generateSecret, generateURI, verifySync } from 'otplib'

const STEP_SECONDS = 30
const SIX_DIGITS = /^\d{6}$/

/** @returns 160 random bits in base32 */
export function newTimeCodeSecret(): string {
  return generateSecret()
}

/** What an app reads from the QR code. */
export function timeCodeUri(facts: { issuer: string; account: string; secret: string }): string {
  return generateURI({
    issuer: facts.issuer,
    label: facts.account,
    secret: facts.secret,
    period: STEP_SECONDS,
  })
}

/**
 * @param lastTimeStep of the newest code that counted; null where none has
 * @returns the step to which a good code belongs; null for a wrong, an old and a used one
 */
export function timeStepOfCode(
  code: string,
  factor: { secret: string; lastTimeStep: number | null },
  now: Date,
): number | null {
  if (!SIX_DIGITS.test(code)) return null
  const checked = verifySync({
    secret: factor.secret,
    token: code,
    epoch: Math.floor(now.getTime() / 1000),
    period: STEP_SECONDS,
    epochTolerance: STEP_SECONDS,
    ...(factor.lastTimeStep === null ? {} : { afterTimeStep: factor.lastTimeStep }),
  })
  // Codes of counters have no step; ours are of time.
  return checked.valid && 'timeStep' in checked ? checked.timeStep : null
}
