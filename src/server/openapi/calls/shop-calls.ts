/** The shop: docs/wire.md §1, what somebody bought, downloads, and the reports of payment providers. */

import { z } from 'zod'
import { MAX_ASKED_VARIANTS } from '#domain/shop/bundle.ts'
import { companionsSchema } from '#domain/shop/companion-wire.ts'
import { orderEmailSchema } from '#domain/shop/order-email-wire.ts'
import { partnerEntriesSchema, partnerMonthSchema, partnershipSchema } from '#domain/shop/partnership-wire.ts'
import {
  cartQuoteSchema,
  collectionListSchema,
  productListSchema,
  productSchema,
  stockLevelsSchema,
  storeSettingsSchema,
} from '#domain/shop/product-wire.ts'
import { contactBodySchema } from '#server/community/contact/schema.ts'
import {
  cartReminderAnswerSchema,
  cartReminderSchema,
  remindedCartSchema,
} from '#server/shop/cart-reminders/routes.ts'
import {
  lookupSchema,
  productQuerySchema,
  variantQuerySchema,
} from '#server/shop/catalogue/catalogue-query.ts'
import { interestAnswerSchema, interestSchema } from '#server/shop/interests/routes.ts'
import { checkoutSchema, quoteSchema } from '#server/shop/orders/checkout/checkout-schema.ts'
import type { Calls } from '../call.ts'

const number = z.int().min(1)

export const shopCalls: Calls = {
  'GET /store/{store}/products': {
    does: 'Products, page by page',
    by: 'anybody',
    query: productQuerySchema,
    answers: { 200: productListSchema },
  },
  'GET /store/{store}/products/{id}': {
    does: 'One product, by its id or by another field',
    by: 'anybody',
    query: lookupSchema,
    answers: { 200: productSchema },
  },
  'GET /store/{store}/variants': {
    does: 'What is in stock, always as it is now',
    by: 'anybody',
    query: variantQuerySchema,
    answers: { 200: stockLevelsSchema },
  },
  'GET /store/{store}/collections': {
    does: 'The collections of the shop',
    by: 'anybody',
    answers: { 200: collectionListSchema },
  },
  'GET /store/{store}/settings': {
    does: 'The language of the shop',
    by: 'anybody',
    answers: { 200: storeSettingsSchema },
  },
  'POST /store/{store}/checkout': {
    does: 'Opens an order and answers where it is paid; an account’s token ties the order to it',
    by: 'anybody',
    body: checkoutSchema,
    answers: { 200: z.object({ url: z.string() }) },
  },
  'POST /store/{store}/checkout/quote': {
    does: 'What the cart would cost with a coupon',
    by: 'anybody',
    body: quoteSchema,
    answers: { 200: cartQuoteSchema },
  },
  'GET /api/companions': {
    does: 'What the owner offers in the cart with these products, and for how much',
    by: 'anybody',
    query: z.object({ 'product_ids[]': z.array(z.string()).max(50).optional() }),
    answers: { 200: companionsSchema },
  },
  'POST /api/carts': {
    does: 'Counts that a cart was begun',
    by: 'anybody',
    query: z.object({ source: z.string().optional() }),
    answers: { 204: null },
  },
  'POST /api/visits': {
    does: 'Counts that somebody came from a source, or looked at a product',
    by: 'anybody',
    query: z.object({ source: z.string().optional(), product: z.string().max(64).optional() }),
    answers: { 204: null },
  },
  'GET /api/orders': { does: 'The own orders', by: 'student', answers: { 200: 'application/json' } },
  'POST /api/orders/{number}/withdrawal': {
    does: 'Gives a purchase back within seven days; again and again the same answer',
    by: 'student',
    path: { number },
    answers: { 204: null },
  },
  'POST /api/orders/{id}/email': {
    does: 'Puts the e-mail of a guest’s order right, for who holds its link, within a day',
    by: 'anybody',
    path: { id: z.uuid() },
    body: orderEmailSchema,
    answers: { 200: z.object({ key: z.string() }) },
  },
  'GET /api/owned-files': {
    does: 'Which files of these variants somebody has already',
    by: 'student',
    query: z.object({ 'variant_ids[]': z.array(z.string().max(64)).max(MAX_ASKED_VARIANTS).optional() }),
    answers: { 200: 'application/json' },
  },
  'POST /webhooks/{provider}': {
    does: 'Reports what became of a payment; taken once, however often it is sent',
    by: 'provider',
    body: 'application/json',
    answers: { 200: z.object({ outcome: z.string() }) },
  },
  'GET /storage/v1/object/sign/materials/{purchaseId}/{materialId}/{file}': {
    does: 'A bought file by its signed link, with the buyer’s name on each page; a bucket answers by a redirect',
    by: 'anybody',
    query: z.object({ token: z.string() }),
    answers: { 200: 'application/pdf', 206: 'application/pdf', 302: null, 304: null },
  },
  'GET /product-pictures/{name}': {
    does: 'A picture of a product',
    by: 'anybody',
    answers: { 200: 'image/*' },
  },
  'GET /api/backups/{ticket}': {
    does: 'The backup that an address of the console opens once',
    by: 'anybody',
    path: { ticket: z.string() },
    answers: { 200: 'application/x-tar' },
  },
  'POST /api/interests': {
    does: 'Asks for a mail when something is there',
    by: 'anybody',
    body: interestSchema,
    answers: { 200: interestAnswerSchema },
  },
  'POST /api/cart-reminders': {
    does: 'Asks for the cart by e-mail in an hour, unless something is bought before',
    by: 'anybody',
    body: cartReminderSchema,
    answers: { 201: cartReminderAnswerSchema },
  },
  'GET /api/cart-reminders/{key}': {
    does: 'The cart that the link of such a mail opens',
    by: 'anybody',
    answers: { 200: remindedCartSchema },
  },
  'DELETE /api/cart-reminders/{key}': {
    does: 'Takes the request back; nothing else happens to one that was sent',
    by: 'anybody',
    answers: { 204: null },
  },
  'GET /api/partnership': {
    does: 'What the own partnership has earned month by month; null for who is nobody’s partner',
    by: 'student',
    answers: { 200: partnershipSchema },
  },
  'GET /api/partnership/months/{month}': {
    does: 'The orders of a month of the own partnership, without who bought',
    by: 'student',
    path: { month: partnerMonthSchema },
    query: z.object({ after: z.string().optional() }),
    answers: { 200: partnerEntriesSchema },
  },
  'POST /api/contact-messages': {
    does: 'Writes to the owner; the form of /contato is led back to its page',
    by: 'anybody',
    body: contactBodySchema,
    isFormToo: true,
    answers: { 201: z.object({ protocol: z.string() }), 303: null },
  },
  'GET /healthz': {
    does: 'The process is alive; 503 with the reason once the database has not answered for a minute',
    by: 'anybody',
    answers: { 200: z.object({ status: z.string() }) },
  },
  'GET /readyz': {
    does: 'The process can serve: its database answers and is heard, and it does not stop; else 503 with the reason',
    by: 'anybody',
    answers: { 200: z.object({ status: z.string() }) },
  },
}
