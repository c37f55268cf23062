/**
 * GET /api/referral: the student's own invitation link and how many came by it. POST /api/referral/claim { code }: a
 * new account says by whose link it came.
 */
import { Hono } from 'hono'
import { z } from 'zod'
import { readReferralCode, referralLink } from '#domain/account/referral.ts'
import type { AppContext } from '#server/context.ts'
import { authenticate } from '#server/identity/authenticate.ts'
import { readJson } from '#server/platform/http/body.ts'
import { HttpError } from '#server/platform/http/errors.ts'
import { countConfirmedReferrals } from '../badges/repository.ts'
import { claimReferral, ownReferralCode, type ReferralRefusal } from './service.ts'

const MAX_CODE_LENGTH = 40

export const claimSchema = z.strictObject({
  code: z
    .string()
    .max(MAX_CODE_LENGTH)
    .transform((text) => readReferralCode(text) ?? '')
    .refine((code) => code !== '', 'must be an invitation code'),
})

const MESSAGES = {
  unknown_code: [404, 'There is no such invitation'],
  own_code: [422, 'An invitation is for somebody else'],
  account_not_new: [409, 'This account is older than the invitation'],
  already_referred: [409, 'This account came by another invitation'],
} as const satisfies Record<ReferralRefusal['code'], readonly [number, string]>

/** Mount at /api. */
export function referralRoutes(context: AppContext): Hono {
  const routes = new Hono()

  routes.get('/referral', async (c) => {
    c.header('cache-control', 'no-store')
    const { userId } = await authenticate(context, c.req.header('authorization'))
    const code = await ownReferralCode(context, userId)
    return c.json({
      code,
      url: referralLink(context.config.siteUrl, code),
      confirmed: await countConfirmedReferrals(context.db, userId),
    })
  })

  routes.post('/referral/claim', async (c) => {
    c.header('cache-control', 'no-store')
    const { userId } = await authenticate(context, c.req.header('authorization'))
    await context.limits.consume('referralClaimByUser', userId)
    const { code } = await readJson(c, claimSchema)
    const claimed = await claimReferral(context, userId, code)
    if (claimed.ok) return c.body(null, 204)
    const [status, message] = MESSAGES[claimed.code]
    throw new HttpError(status, claimed.code, message)
  })

  return routes
}
