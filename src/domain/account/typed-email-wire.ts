/** An e-mail address that somebody types without an account, as the server takes it. */
import { z } from 'zod'
import { isEmail } from './sign-up.ts'

const MAX_LENGTH = 254

export const typedEmailSchema = z
  .string()
  .max(MAX_LENGTH)
  .transform((email) => email.trim().toLowerCase())
  .refine(isEmail, 'must be an e-mail address')
