/** What tests of buying do again and again: a cart is checked out, a payment is decided, the books are read. */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { PaymentChoice } from '#domain/shop/payment-page.ts'
import { createPaymentPageService } from '#server/shop/orders/payment/payment-page.ts'
import type { PaymentEvent } from '#server/shop/payments/provider.ts'
import { SANDBOX, WEBHOOK_KEY } from '#server/shop/payments/sandbox/sandbox-provider.ts'
import { SIGNATURE_HEADER, signWebhook } from '#server/shop/payments/sandbox/webhook-signature.ts'
import type { TestApp } from './test-app.ts'

export type CartItem = { variant_id: string; quantity: number }
export type Answer<Body = Record<string, unknown>> = { status: number; body: Body }

/** A clock that stands still until it is moved. */
export function aClock(at = new Date('2026-11-21T12:00:00Z')) {
  let now = at
  return {
    now: () => now,
    pass: (minutes: number) => {
      now = new Date(now.getTime() + minutes * 60_000)
    },
  }
}

/** Posts any body to the checkout; `items` and addresses are filled in where they are left out. */
export async function checkout(
  app: TestApp,
  body: Record<string, unknown>,
  options: { token?: string; store?: string } = {},
): Promise<Answer<{ url: string; code: string; message: string } & Record<string, unknown>>> {
  const response = await fetch(`${app.url}/store/${options.store ?? app.context.config.storeId}/checkout`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(options.token === undefined ? {} : { authorization: `Bearer ${options.token}` }),
    },
    body: JSON.stringify({
      successUrl: `${app.url}/success`,
      cancelUrl: `${app.url}/store`,
      locale: 'pt-BR',
      timeZone: 'America/Sao_Paulo',
      ...body,
    }),
  })
  return { status: response.status, body: (await response.json()) as never }
}

export type OpenOrder = { orderId: string; token: string }

/** Checks a cart out and takes the payment page's address apart. */
export async function anOpenOrder(
  app: TestApp,
  items: readonly CartItem[],
  options: { token?: string } = {},
): Promise<OpenOrder> {
  const { status, body } = await checkout(app, { items }, options)
  if (status !== 200) throw new Error(`the checkout was refused: ${status} ${JSON.stringify(body)}`)
  return readPaymentUrl(body.url)
}

export function readPaymentUrl(address: string): OpenOrder {
  const url = new URL(address)
  const orderId = /^\/pagamento\/([0-9a-f-]{36})$/.exec(url.pathname)?.[1]
  const token = url.searchParams.get('token')
  if (!orderId || !token) throw new Error(`not the address of a payment page: ${address}`)
  return { orderId, token }
}

/** Decides as the payment page does, by default approving by Pix for ana@example.com. */
export function decide(
  app: TestApp,
  { orderId, token }: OpenOrder,
  decision: PaymentChoice = 'pix-approve',
  payer: { email?: string | null; name?: string | null } = {},
) {
  return createPaymentPageService(app.context).decide(orderId, token, {
    decision,
    email: payer.email === undefined ? 'ana@example.com' : payer.email,
    name: payer.name === undefined ? 'Ana Souza' : payer.name,
  })
}

/** An approval of the order as it stands, but for what is changed. */
export async function aPaymentEvent(
  app: TestApp,
  orderId: string,
  change: Partial<Record<keyof PaymentEvent, unknown>> = {},
): Promise<Record<string, unknown>> {
  const order = await app.context.db
    .selectFrom('orders')
    .select(['total_amount', 'currency_code'])
    .where('id', '=', orderId)
    .executeTakeFirst()
  return {
    id: `evt_${randomUUID()}`,
    orderId,
    type: 'approved',
    amount: order?.total_amount ?? 1_800,
    currencyCode: order?.currency_code ?? 'brl',
    method: 'pix',
    payer: { email: 'ana@example.com', name: 'Ana Souza' },
    occurredAt: app.context.now().toISOString(),
    ...change,
  }
}

/** Posts a webhook as the test provider signs it, unless another signature (or none) is given. */
export async function sendWebhook(
  app: TestApp,
  event: unknown,
  options: { signature?: string | null; provider?: string } = {},
): Promise<Answer> {
  const body = typeof event === 'string' ? event : JSON.stringify(event)
  const secret = await app.context.keys.secret(WEBHOOK_KEY)
  const signature =
    options.signature === undefined ? signWebhook(secret, body, app.context.now()) : options.signature
  const response = await fetch(`${app.url}/webhooks/${options.provider ?? SANDBOX}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(signature === null ? {} : { [SIGNATURE_HEADER]: signature }),
    },
    body,
  })
  return { status: response.status, body: (await response.json()) as never }
}

/** Everything that a purchase has written; of the mails, those that wait. */
export async function booksOf(app: TestApp, orderId: string) {
  const { db } = app.context
  const order = await db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow()
  const [purchases, entitlements, events, mails] = await Promise.all([
    db.selectFrom('purchases').selectAll().where('order_id', '=', orderId).orderBy('variant_id').execute(),
    db.selectFrom('entitlements').selectAll().where('order_id', '=', orderId).orderBy('name').execute(),
    db
      .selectFrom('payment_events')
      .selectAll()
      .where('order_id', '=', orderId)
      .orderBy('received_at')
      .execute(),
    db
      .selectFrom('outgoing_mails')
      .selectAll()
      .where(sql`facts ->> 'orderNumber'`, '=', order.number)
      .execute(),
  ])
  return { order, purchases, entitlements, events, mails }
}

export async function stockOf(
  app: TestApp,
  variantId: string,
): Promise<{ inventory: number | null; reserved: number }> {
  const row = await app.context.db
    .selectFrom('variants')
    .select(['inventory_quantity', 'reserved_quantity'])
    .where('id', '=', variantId)
    .executeTakeFirstOrThrow()
  return { inventory: row.inventory_quantity, reserved: row.reserved_quantity }
}

export type Student = { userId: string; token: string; email: string }

/** An account made through the sign-up call; its e-mail is not proven yet. */
export async function aStudent(app: TestApp, email: string, fullName = 'Bruno Lima'): Promise<Student> {
  const response = await fetch(`${app.url}/auth/v1/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'caderno-azul-42', data: { full_name: fullName } }),
  })
  if (response.status !== 200) throw new Error(`the sign-up was refused: ${await response.text()}`)
  // The answer is the session of docs/wire.md §2.
  const session = (await response.json()) as { access_token: string; user: { id: string } }
  return { userId: session.user.id, token: session.access_token, email }
}

/** Opens the link of the confirmation mail that waits for this e-mail. */
export async function proveEmail(app: TestApp, email: string): Promise<void> {
  const mail = await app.context.db
    .selectFrom('outgoing_mails')
    .select('facts')
    .where('kind', '=', 'confirm-email')
    .where('recipient', '=', email)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow()
  const tokenHash = new URL(String(mail.facts['link'])).searchParams.get('token_hash')
  const response = await fetch(`${app.url}/auth/v1/verify`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ type: 'signup', token_hash: tokenHash }),
  })
  if (response.status !== 200) throw new Error(`the proof was refused: ${await response.text()}`)
}

/** A file that the variant delivers, put into the file store. */
export async function aMaterial(
  app: TestApp,
  variantId: string,
  request: { id?: string; title?: string; fileName?: string; bytes?: Uint8Array; sortOrder?: number } = {},
): Promise<{ id: string; storageKey: string }> {
  const id = request.id ?? `mat_${randomUUID().slice(0, 8)}`
  const storageKey = `materials/${id}.pdf`
  const bytes = request.bytes ?? new TextEncoder().encode('%PDF-1.4 not a readable one')
  await app.context.files.put(storageKey, bytes)
  await app.context.db
    .insertInto('materials')
    .values({
      id,
      title: request.title ?? 'Caderno',
      file_name: request.fileName ?? 'caderno.pdf',
      storage_key: storageKey,
      sha256: '0'.repeat(64),
      byte_size: bytes.byteLength,
      page_count: 1,
    })
    .execute()
  await app.context.db
    .insertInto('variant_materials')
    .values({ variant_id: variantId, material_id: id, sort_order: request.sortOrder ?? 0 })
    .execute()
  return { id, storageKey }
}
