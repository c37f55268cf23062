/**
 * POST /api/interests { topic, email, consentText }: who presses `Me avise!` wants a mail when it is there (product §2
 * Placeholders; decision 0135). Asking again changes nothing. The answer says whether the address has to be confirmed by
 * its mail, which follows from who asks alone.
 */
import { Hono } from 'hono'
import { z } from 'zod'
import { typedEmailSchema } from '#domain/account/typed-email-wire.ts'
import { interestTopicSchema } from '#domain/shop/interest-wire.ts'
import type { AppContext } from '#server/context.ts'
import { optionalUser } from '#server/identity/authenticate.ts'
import { readJson } from '#server/platform/http/body.ts'
import { clientOf } from '#server/platform/http/client-address.ts'
import { HttpError } from '#server/platform/http/errors.ts'
import { addressKey } from '#server/platform/http/rate-limit.ts'
import { interestTexts } from '#texts/shop/interest.ts'
import { noteInterest } from './note-interest.ts'

export const interestSchema = z.strictObject({
  topic: interestTopicSchema,
  email: typedEmailSchema,
  /** The sentence beside the box that was ticked: only ours is a consent to what we do. */
  consentText: z.literal(interestTexts.consent),
})

export const interestAnswerSchema = z.object({
  /** False: the address is asked by a mail whether it was its owner who asked. */
  isConfirmed: z.boolean(),
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
    const viewer = await optionalUser(context, c.req.header('authorization'))
    const isProven = viewer?.emailVerified === true && viewer.email === interest.email
    const noted = await noteInterest(context, { ...interest, isProven })
    if (!noted.ok) throw new HttpError(404, noted.code, 'There is no such product')
    // The same answer for a new and a known address: nobody learns who has asked.
    return c.json({ isConfirmed: isProven })
  })
  return routes
}
