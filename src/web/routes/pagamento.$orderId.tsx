import { data, href, isRouteErrorResponse, redirect } from 'react-router'
import { isPaymentChoice } from '#domain/shop/payment-page.ts'
import { paymentTexts } from '#texts/shop/payment.ts'
import { PaymentPage } from '#web/features/shop/payment-sandbox/payment-page.tsx'
import { pageMeta } from '#web/page-meta.ts'
import { pageServices } from '#web/page-services.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Page } from '#web/ui/page.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import type { Route } from './+types/pagamento.$orderId.ts'

const ORDER_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const NAME_MAX_LENGTH = 120
const EMAIL_MAX_LENGTH = 320

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return pageMeta({
    title: loaderData
      ? paymentTexts.pageTitle({ number: loaderData.order.number })
      : paymentTexts.notFound.heading,
    description: paymentTexts.description,
    // Without the order and its token: this address may be shown around.
    path: '/pagamento',
    siteUrl: matches[0].loaderData?.publicConfig.siteUrl ?? '',
    isIndexed: false,
  })
}

/**
 * The address holds the order's token: nothing keeps the page, and no other site learns the address. Not
 * `no-referrer`: a form then posts with `Origin: null`, which the check of the origin rightly refuses.
 */
export function headers() {
  return { 'cache-control': 'no-store', 'referrer-policy': 'same-origin' }
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { payments, now } = context.get(pageServices)
  const token = new URL(request.url).searchParams.get('token')
  const order = token && ORDER_ID.test(params.orderId) ? await payments.describe(params.orderId, token) : null
  if (!order) {
    // Another provider takes the money: its address is left as it is, and what clients add to ours stays here.
    const elsewhere =
      token && ORDER_ID.test(params.orderId) ? await payments.leadsTo(params.orderId, token) : null
    if (elsewhere) throw redirect(elsewhere, { status: 303, headers: headers() })
    throw data(null, { status: 404 })
  }
  return { order, isReservationOver: now().getTime() > Date.parse(order.reservedUntil) }
}

/** A post from another origin never comes here: the router refuses it. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { payments } = context.get(pageServices)
  const token = new URL(request.url).searchParams.get('token')
  if (!token || !ORDER_ID.test(params.orderId)) throw data(null, { status: 404 })
  const { decision, email, name, confirmedEmail } = await readForm(request)
  if (!isPaymentChoice(decision)) throw data(null, { status: 400 })

  const result = await payments.decide(params.orderId, token, {
    decision,
    email: email || null,
    name: name || null,
    confirmedEmail: confirmedEmail || null,
  })
  if (result.ok) {
    // Paid after the last piece went: the order's own page tells what happens to the money.
    const order = await payments.describe(params.orderId, token)
    const { pathname, search } = new URL(request.url)
    return redirect(order?.status === 'refund_due' ? `${pathname}${search}` : result.redirectTo, 303)
  }
  if (result.code === 'not-found') throw data(null, { status: 404 })
  const meant = result.code === 'email-unusual' ? result.meant : null
  return data(
    { code: result.code, email, name, meant },
    { status: result.code === 'already-decided' ? 409 : 422 },
  )
}

export default function Payment({ loaderData, actionData }: Route.ComponentProps) {
  const { order, isReservationOver } = loaderData
  const cameTooLate = actionData?.code === 'already-decided'
  const refusal =
    actionData && actionData.code !== 'already-decided'
      ? { code: actionData.code, email: actionData.email, name: actionData.name, meant: actionData.meant }
      : null
  return (
    <PaymentPage
      order={order}
      isReservationOver={isReservationOver}
      refusal={refusal}
      cameTooLate={cameTooLate}
    />
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  const { heading, lead } = isMissing ? paymentTexts.notFound : paymentTexts.failed
  return (
    <Page width="narrow">
      <PageHead title={heading} lead={lead} />
      <LinkButton to={href('/store')}>{paymentTexts.notFound.toStore}</LinkButton>
    </Page>
  )
}

/** @throws a 400 answer for a body that is not a form */
async function readForm(request: Request) {
  const form = await request.formData().catch(() => {
    throw data(null, { status: 400 })
  })
  const text = (name: string, maxLength: number) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.trim().slice(0, maxLength) : ''
  }
  return {
    decision: form.get('decision'),
    email: text('email', EMAIL_MAX_LENGTH),
    name: text('name', NAME_MAX_LENGTH),
    confirmedEmail: text('confirmedEmail', EMAIL_MAX_LENGTH),
  }
}
