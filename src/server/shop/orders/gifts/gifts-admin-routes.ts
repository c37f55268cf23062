/** `/api/console/gifts`: what can be given by hand, and giving it (decision 0159). */
import { Hono } from 'hono'
import { buyerImportSchema, giftSchema } from '#domain/console/gifts-admin-wire.ts'
import type { AppContext } from '#server/context.ts'
import type { OwnerEnv } from '#server/identity/owners-only.ts'
import { readJson } from '#server/platform/http/body.ts'
import { HttpError } from '#server/platform/http/errors.ts'
import { listGiftChoices } from './gift-repository.ts'
import { type GiftRefusal, giveProduct } from './give-product.ts'
import { type ImportRefusal, importBuyers } from './import-buyers.ts'

const REFUSALS = {
  'unknown-variant': [404, 'unknown_variant', 'There is no such variant to give'],
  'has-it': [409, 'gift_has_it', 'This address or account has it already'],
  'account-needed': [
    409,
    'account_needed',
    'Generations are given to an account that has proven its address',
  ],
  'sold-out': [409, 'gift_sold_out', 'No piece of it is left'],
  'not-for-import': [409, 'not_for_import', 'Generations are given one by one'],
} as const satisfies Record<GiftRefusal['code'] | ImportRefusal['code'], readonly [number, string, string]>

/** Mount at /api/console/gifts. */
export function giftsAdmin(context: AppContext): Hono<OwnerEnv> {
  const routes = new Hono<OwnerEnv>()

  routes.get('/', async (c) => c.json({ choices: await listGiftChoices(context.db) }))

  routes.post('/', async (c) => {
    const gift = await readJson(c, giftSchema)
    const given = await giveProduct(context, c.get('owner').userId, gift)
    if (given.ok) return c.json(given.value, 201)
    const [status, code, message] = REFUSALS[given.code]
    throw new HttpError(status, code, message)
  })

  routes.post('/import', async (c) => {
    const request = await readJson(c, buyerImportSchema)
    const answer = await importBuyers(context, c.get('owner').userId, request)
    if (answer.ok) return c.json(answer.value)
    const [status, code, message] = REFUSALS[answer.code]
    throw new HttpError(status, code, message)
  })

  return routes
}
