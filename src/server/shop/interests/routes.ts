/**
 * POST /api/interests { topic, email, consentText }: who presses `Me avise!` wants a mail when it is there (product §2
 * Placeholders; decision 0083). Asking again changes nothing.
 */
import { Hono } from 'hono'
import { z } from 'zod'
import { isEmail } from '#domain/account/sign-up.ts'
import { INTEREST_TOPICS } from '#domain/shop/product-interest.ts'
import type { AppContext } from '#server/context.ts'
import { readJson } from '#server/platform/http/body.ts'
import { clientOf } from '#server/platform/http/client-address.ts'
import { HttpError } from '#server/platform/http/errors.ts'
import { addressKey } from '#server/platform/http/rate-limit.ts'
import { interestTexts } from '#texts/shop/interest.ts'
import { noteInterest } from './note-interest.ts'

const MAX_EMAIL_LENGTH = 254

export const interestSchema = z.strictObject({
  topic: z.enum(INTEREST_TOPICS),
  email: z
    .string()
    .max(MAX_EMAIL_LENGTH)
    .transform((email) => email.trim().toLowerCase())
    .refine(isEmail, 'must be an e-mail address'),
  /** The sentence beside the box that was ticked: only ours is a consent to what we do. */
  consentText: z.literal(interestTexts.consent),
})

/** Mount at /api. */
export function interestRoutes(context: AppContext): Hono {
  const routes = new Hono()
  routes.post('/interests', async (c) => {
    c.header('cache-control', 'no-store')
    if (!context.site.settings.features.productInterest)
      throw new HttpError(404, 'feature_off', 'This is not open yet')
    const { ip } = clientOf(c, context.config.http.trustedProxies)
    await context.limits.consume('interestByAddress', addressKey(ip))
    const interest = await readJson(c, interestSchema)
    await noteInterest(context.db, interest, context.now())
    // The same answer for a new and a known address: nobody learns who has asked.
    return c.body(null, 204)
  })
  return routes
}
