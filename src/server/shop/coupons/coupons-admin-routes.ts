/** `/api/console/coupons`: the admin page /painel/cupons. Each answer is the whole admin page, as it holds after the call. */
import { Hono } from 'hono'
import { couponDraftSchema, couponStopSchema } from '#domain/console/coupons-admin-wire.ts'
import type { OwnerEnv } from '#server/identity/owners-only.ts'
import { readJson } from '#server/platform/http/body.ts'
import { HttpError } from '#server/platform/http/errors.ts'
import type { Platform } from '#server/platform/platform.ts'
import { readCouponsAdmin } from './admin-repository.ts'
import { saveCoupon, setCouponStopped } from './change-coupons.ts'

const ID = ':id{[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}}'

/** Mount at /api/console/coupons. */
export function couponsAdmin(context: Pick<Platform, 'db' | 'now'>): Hono<OwnerEnv> {
  const routes = new Hono<OwnerEnv>()

  routes.get('/', async (c) => c.json(await readCouponsAdmin(context.db)))

  routes.post('/', async (c) => {
    const draft = await readJson(c, couponDraftSchema)
    requireDone(await saveCoupon(context, c.get('owner').userId, null, draft))
    return c.json(await readCouponsAdmin(context.db), 201)
  })

  routes.put(`/${ID}`, async (c) => {
    const draft = await readJson(c, couponDraftSchema)
    requireDone(await saveCoupon(context, c.get('owner').userId, c.req.param('id'), draft))
    return c.json(await readCouponsAdmin(context.db))
  })

  routes.put(`/${ID}/stop`, async (c) => {
    const { isStopped } = await readJson(c, couponStopSchema)
    requireDone(await setCouponStopped(context, c.get('owner').userId, c.req.param('id'), isStopped))
    return c.json(await readCouponsAdmin(context.db))
  })

  return routes
}

function requireDone(done: Awaited<ReturnType<typeof saveCoupon>>): void {
  if (done.ok) return
  if (done.code === 'coupon_not_found') throw new HttpError(404, done.code, 'There is no such coupon')
  throw new HttpError(400, done.code, 'The coupon cannot be kept like this', { faults: done.faults })
}
