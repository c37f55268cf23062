/** How an address of an account looks, and how two are compared. */
import { z } from 'zod'

const MAX_EMAIL_LENGTH = 254

export const emailSchema = z
  .string()
  .transform(normalizeEmail)
  .pipe(
    z
      .email('Unable to validate email address: invalid format')
      .max(MAX_EMAIL_LENGTH, 'Unable to validate email address: too long'),
  )

/** Addresses are compared without regard to case and surrounding space. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase()
}
