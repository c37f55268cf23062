/** The bodies that the accounts accept. What is missing altogether is worded by the routes (product §5). */
import { z } from 'zod'
import { SIGN_OUT_SCOPES } from '../sessions/service.ts'
import { emailSchema } from '../users/email.ts'
import { isMetadataSmall } from '../users/metadata.ts'

const MAX_TOKEN_LENGTH = 200
const MAX_FACTOR_NAME_LENGTH = 100

const metadataSchema = z
  .record(z.string(), z.unknown(), 'User metadata must be an object')
  .refine(isMetadataSmall, 'User metadata is too large')

/** Sign-up and password sign-in: which of them are there is checked before what they look like. */
export const credentialsSchema = z.object({
  email: z.string('Email must be a string').nullish(),
  phone: z.string('Phone must be a string').nullish(),
  password: z.string('Password must be a string').nullish(),
  data: metadataSchema.nullish(),
})

export const refreshSchema = z.object({
  refresh_token: z.string('refresh_token required').min(1, 'refresh_token required').max(MAX_TOKEN_LENGTH),
})

export const codeExchangeSchema = z.object({
  auth_code: z.string('auth_code required').min(1, 'auth_code required').max(MAX_TOKEN_LENGTH),
  code_verifier: z.string('code_verifier required').min(1, 'code_verifier required').max(MAX_TOKEN_LENGTH),
})

export const userUpdateSchema = z.object({
  email: emailSchema.nullish(),
  phone: z.string('Phone must be a string').nullish(),
  password: z.string('Password must be a string').nullish(),
  current_password: z.string('Password must be a string').nullish(),
  data: metadataSchema.nullish(),
})

export const verifySchema = z
  .object({
    type: z.enum(
      ['signup', 'email', 'recovery', 'email_change', 'magiclink', 'invite'],
      'Verify requires a verification type',
    ),
    token_hash: z.string().max(MAX_TOKEN_LENGTH).nullish(),
    token: z.string().max(MAX_TOKEN_LENGTH).nullish(),
  })
  .refine((body) => body.token_hash || body.token, 'Verify requires a token or a token hash')

export const resendSchema = z.object({
  type: z.enum(['signup', 'email_change', 'sms', 'phone_change'], 'Missing one of these types: signup'),
  email: emailSchema,
})

export const enrolSchema = z.object({
  factor_type: z.literal('totp', 'factor_type needs to be totp'),
  friendly_name: z.string().max(MAX_FACTOR_NAME_LENGTH, 'friendly_name is too long').nullish(),
})

export const timeCodeSchema = z.object({
  challenge_id: z.string('challenge_id required').max(MAX_TOKEN_LENGTH),
  // Apps show the code in two groups.
  code: z
    .string('code required')
    .max(MAX_TOKEN_LENGTH)
    .transform((code) => code.replace(/\s/g, '')),
})

export const recoveryCodeSchema = z.object({ code: z.string('code required').max(MAX_TOKEN_LENGTH) })

export const recoverSchema = z.object({ email: emailSchema })

export const signOutScopeSchema = z.enum(SIGN_OUT_SCOPES, 'Unsupported logout scope').default('global')
