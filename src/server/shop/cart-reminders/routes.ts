/**
 * `/api/cart-reminders`: who wants to finish a purchase later asks for the cart by e-mail (decision 0268). The answer is the
 * same for a known and a new address.
 */
import { Hono } from 'hono'
import { z } from 'zod'
import { typedEmailSchema } from '#domain/account/typed-email-wire.ts'
import { REMINDER_DAYS, REMINDER_LINES_MAX, REMINDER_PIECES_MAX } from '#domain/shop/cart-reminder.ts'
import type { AppContext } from '#server/context.ts'
import { readJson } from '#server/platform/http/body.ts'
import { clientOf } from '#server/platform/http/client-address.ts'
import { HttpError } from '#server/platform/http/errors.ts'
import { addressKey } from '#server/platform/http/rate-limit.ts'
import { cartReminderTexts } from '#texts/shop/cart-reminder.ts'
import {
  dropReminder,
  findRemindedItems,
  keepReminder,
  listOfferedTitles,
} from './cart-reminder-repository.ts'

const DAY_MS = 24 * 3600_000

const itemsSchema = z
  .array(
    z.strictObject({
      variant_id: z.string().min(1).max(64),
      quantity: z.int().min(1).max(REMINDER_PIECES_MAX),
    }),
  )
  .min(1)
  .max(REMINDER_LINES_MAX)

export const cartReminderSchema = z.strictObject({
  email: typedEmailSchema,
  items: itemsSchema,
  /** The sentence above the button that was pressed: only ours is a consent to what we do. */
  consentText: z.literal(cartReminderTexts.consent),
})

/** Under this key it can be taken back, and the link of the mail opens it. */
export const cartReminderAnswerSchema = z.object({ key: z.uuid() })

export const remindedCartSchema = z.object({ items: itemsSchema })

/** Mount at /api/cart-reminders. */
export function cartReminderRoutes(context: AppContext): Hono {
  const { db, now } = context
  const routes = new Hono()
  routes.use(async (c, next) => {
    c.header('cache-control', 'no-store')
    await next()
  })
  routes.post('/', async (c) => {
    const { ip } = clientOf(c, context.config.http.trustedProxies)
    await context.limits.consume('cartReminderByAddress', addressKey(ip))
    const asked = await readJson(c, cartReminderSchema)
    if ((await listOfferedTitles(db, asked.items)).length === 0)
      throw new HttpError(409, 'nothing_offered', 'items: none of them is on offer')
    return c.json({ key: await keepReminder(db, { ...asked, at: now() }) }, 201)
  })
  routes.get('/:key', async (c) => {
    const key = keyOf(c.req.param('key'))
    const since = new Date(now().getTime() - REMINDER_DAYS * DAY_MS)
    const items = await findRemindedItems(db, key, since)
    if (!items) throw missing()
    return c.json({ items })
  })
  routes.delete('/:key', async (c) => {
    await dropReminder(db, keyOf(c.req.param('key')))
    return c.body(null, 204)
  })
  return routes
}

/** @throws HttpError 404 for what can be no key */
function keyOf(text: string): string {
  const key = z.uuid().safeParse(text)
  if (!key.success) throw missing()
  return key.data.toLowerCase()
}

function missing(): HttpError {
  return new HttpError(404, 'cart_not_found', 'There is no such cart, or no longer')
}
