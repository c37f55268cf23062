/** The use cases of the payment page (/pagamento/:orderId): show an order to who holds its token, and decide it. */
import { z } from 'zod'
import { probablyMeant } from '#domain/shared/mistyped-email.ts'
import { refuse } from '#domain/shared/result.ts'
import type { PaymentChoice, PaymentPageOrder } from '#domain/shop/payment-page.ts'
import { waitingOf } from '#domain/shop/waiting-payment.ts'
import type { AppContext } from '#server/context.ts'
import { HttpError } from '#server/platform/http/errors.ts'
import type { Platform } from '#server/platform/platform.ts'
import { paymentPageUrl, successAddress } from '#server/shop/order-addresses.ts'
import {
  decideSandboxPayment,
  type SandboxDecision,
  wasSandboxPaymentRefused,
} from '#server/shop/payments/sandbox/decide-payment.ts'
import { SANDBOX } from '#server/shop/payments/sandbox/sandbox-provider.ts'
import { opensOrder } from '../access-token.ts'
import { completeFreeOrderIn } from '../checkout/free-order.ts'
import { findOrder, findOrderLines, type OrderRecord } from '../order-repository.ts'
import { PAPER_KEY, paperKey, paperPath } from '../own/order-paper-link.ts'
import { deliverSandboxEvents } from './deliver-sandbox-events.ts'
import { cleanPayerName } from './payer-name.ts'
import type { PaymentPageService } from './payment-page-service.ts'

/** What of the context is needed here. */
type Paying = Pick<AppContext, 'payments'>

const emailSchema = z.email().max(254)

type Decide = PaymentPageService['decide']
type DecideResult = Awaited<ReturnType<Decide>>
type Payer = { email: string | null; name: string | null }

export function createPaymentPageService(context: AppContext): PaymentPageService {
  return {
    isSandbox: isSandboxCurrent(context),
    leadsTo: (orderId, token) => findProvidersPage(context, orderId, token),
    describe: (orderId, token) => describeOrder(context, orderId, token),
    decide: (orderId, token, input) => decideOrder(context, orderId, token, input),
  }
}

async function describeOrder(
  context: Pick<AppContext, 'db' | 'keys' | 'payments'>,
  orderId: string,
  token: string,
): Promise<PaymentPageOrder | null> {
  const order = await openOrder(context, orderId, token)
  if (!order || !mayBeShown(context, order)) return null
  return {
    orderId: order.id,
    number: order.number,
    status: order.status,
    wasRefused: order.status === 'pending' && (await wasSandboxPaymentRefused(context, order.id)),
    lines: (await findOrderLines(context.db, order.id)).map(({ variantId: _, ...line }) => line),
    totalAmount: order.totalAmount,
    couponCode: order.couponCode,
    discountAmount: order.discountAmount,
    currency: order.currency,
    buyerEmail: order.buyerEmail,
    isFree: order.totalAmount === 0,
    isSandbox: order.provider === SANDBOX,
    paperUrl: paperPath(await context.keys.secret(PAPER_KEY), order),
    reservedUntil: order.reservedUntil.toISOString(),
    waiting: order.status === 'pending' ? waitingOf(order) : null,
    successUrl: await wayBackOf(context, order),
    cancelUrl: order.cancelUrl,
  }
}

/** The provider's page of an order that is still to be paid there; null where there is none, or the token does not open it. */
async function findProvidersPage(
  context: Pick<AppContext, 'db' | 'keys'>,
  orderId: string,
  token: string,
): Promise<string | null> {
  const order = await openOrder(context, orderId, token)
  if (order?.status !== 'pending' || order.provider === SANDBOX) return null
  return order.voucherUrl ?? order.paymentUrl
}

async function wayBackOf(context: Pick<AppContext, 'keys'>, order: OrderRecord): Promise<string> {
  const key = paperKey(await context.keys.secret(PAPER_KEY), order)
  return successAddress(order.successUrl, { id: order.id, number: order.number, key })
}

/**
 * Decides as the buyer at the test provider would. The shop hears of it by a webhook, at once if it can: should that
 * fail, the decision stands in the provider's books and a job reports it again.
 */
async function decideOrder(
  context: AppContext,
  orderId: string,
  token: string,
  input: Parameters<Decide>[2],
): Promise<DecideResult> {
  const order = await openOrder(context, orderId, token)
  if (!order) return refuse('not-found')
  const { decision } = input
  const needsEmail = BUYING.has(decision) && order.buyerEmail === null
  const payer = readPayer(input, needsEmail)
  if (!payer.ok) return payer
  if (decision !== 'free' && !isDecidedHere(context, order)) return refuse('not-found')
  const isWritten = decision !== 'refuse' && decision !== 'cancel'
  const recipient = isWritten ? (order.buyerEmail ?? payer.value.email) : null
  if (!(await mayBeWrittenTo(context, order.userId, recipient))) return refuse('too-many-receipts')
  if (decision === 'free') return completeFree(context, order, payer.value)
  return decideAtSandbox(context, order, token, decision, payer.value)
}

/** Choices that need somebody to deliver to; a boleto knows its payer. */
const BUYING: ReadonlySet<PaymentChoice> = new Set(['pix-approve', 'card-approve', 'boleto', 'free'])

/** What is still to be decided elsewhere is not shown as if it could be decided here. */
function mayBeShown(context: Paying, order: OrderRecord): boolean {
  const isOpen = order.status === 'pending' || order.status === 'expired'
  return !isOpen || order.totalAmount === 0 || isDecidedHere(context, order)
}

/**
 * Another provider's orders are decided there and nowhere else. Once there is a real provider, an order that was begun
 * here before cannot be had without money any longer.
 */
function isDecidedHere(context: Paying, order: OrderRecord): boolean {
  return order.provider === SANDBOX && isSandboxCurrent(context)
}

function isSandboxCurrent({ payments }: Paying): boolean {
  return payments.current.id === SANDBOX
}

async function completeFree(context: AppContext, order: OrderRecord, payer: Payer): Promise<DecideResult> {
  if (order.totalAmount !== 0) return refuse('not-found')
  const outcome = await context.db
    .transaction()
    .execute((tx) => completeFreeOrderIn(tx, context, order.id, payer))
  if (outcome !== 'paid' && outcome !== 'paid-late') return refuse('already-decided')
  context.telemetry.countOrder(outcome)
  context.jobs.wake('deliver-mail')
  return { ok: true, redirectTo: await wayBackOf(context, order) }
}

async function decideAtSandbox(
  context: AppContext,
  order: OrderRecord,
  token: string,
  decision: SandboxDecision,
  payer: Payer,
): Promise<DecideResult> {
  const ownPage = paymentPageUrl(order.successUrl, order.id, token)
  const decided = await decideSandboxPayment(context, order.id, decision, payer, ownPage)
  if (decided === 'unknown') return refuse('not-found')
  if (decided === 'already-decided') return refuse('already-decided')
  await reportAtOnce(context, order.id)
  if (decision === 'refuse') return { ok: true, redirectTo: ownPage }
  if (decision === 'cancel') return { ok: true, redirectTo: order.cancelUrl }
  return { ok: true, redirectTo: await wayBackOf(context, order) }
}

/** The decision stands already, so a failure here must not look like one: the job reports it again. */
async function reportAtOnce(context: AppContext, orderId: string): Promise<void> {
  try {
    if ((await deliverSandboxEvents(context, orderId)) > 0) return
  } catch (error) {
    context.logger.warn({ err: error, order: orderId }, 'a decision will be reported later')
  }
  context.jobs.wake('deliver-sandbox-events')
}

async function openOrder(
  context: Pick<AppContext, 'db' | 'keys'>,
  orderId: string,
  token: string,
): Promise<OrderRecord | null> {
  // A receipt names its own page: the key is read before any transaction.
  await context.keys.secret(PAPER_KEY)
  const order = await findOrder(context.db, orderId)
  return order && opensOrder(token, order.accessTokenHash) ? order : null
}

/** No money was asked for: nobody's mailbox is filled by orders that cost nothing. @param email null for no mail */
async function mayBeWrittenTo(
  { limits }: Pick<Platform, 'limits'>,
  userId: string | null,
  email: string | null,
): Promise<boolean> {
  if (email === null) return true
  try {
    await limits.consume('freeReceiptByRecipient', `${userId ?? 'guest'} ${email.toLowerCase()}`)
    return true
  } catch (error) {
    if (error instanceof HttpError && error.status === 429) return false
    throw error
  }
}

/** What a guest typed; nothing of it counts where an account is behind the order. */
function readPayer(
  input: Parameters<Decide>[2],
  needsEmail: boolean,
):
  | { ok: true; value: Payer }
  | { ok: false; code: 'email-required' | 'email-invalid' }
  | { ok: false; code: 'email-unusual'; meant: string } {
  const name = cleanPayerName(input.name)
  if (!needsEmail) return { ok: true, value: { email: null, name } }
  const typed = input.email?.trim().toLowerCase() ?? ''
  if (typed === '') return refuse('email-required')
  const email = emailSchema.safeParse(typed)
  const meant = probablyMeant(typed)
  // Asked back once: a guest who insists is right.
  if (meant !== null && !isConfirmed(input, typed)) return { ok: false, code: 'email-unusual', meant }
  return email.success ? { ok: true, value: { email: email.data, name } } : refuse('email-invalid')
}

function isConfirmed({ confirmedEmail }: Parameters<Decide>[2], typed: string): boolean {
  return confirmedEmail?.trim().toLowerCase() === typed
}
