import { useCallback, useEffect, useState } from 'react'
import { href, Link } from 'react-router'
import type { OrderDetail } from '#domain/console/orders-admin-wire.ts'
import { ordersDeskTexts } from '#texts/console/orders.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { OrderActs } from './order-acts.tsx'
import { fetchOrder } from './order-calls.ts'
import { OrderDisputes, OrderRefunds } from './order-money-back.tsx'
import { OrderFacts, OrderLines, UnrefundableNote } from './order-purchase.tsx'
import { OrderState } from './order-state-tag.tsx'
import { OrderTimeline } from './order-timeline.tsx'

const texts = ordersDeskTexts.detail

/** One order: who, what, how much, what the owner may do with it, and everything that happened. */
export function OrderDetailPage({ number }: { number: string }) {
  const [order, setOrder] = useState<OrderDetail | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const load = useCallback(async () => {
    const read = await fetchOrder(number)
    setRefusal(read.ok ? null : read.code)
    if (read.ok) setOrder(read.value)
  }, [number])
  useEffect(() => void load(), [load])

  const back = (
    <Link to={href('/painel/pedidos')} className="text-link mb-4 inline-block py-1">
      {texts.back}
    </Link>
  )
  if (refusal !== null) {
    const isMissing = refusal === 'unknown_order' || refusal === 'not_found'
    return (
      <>
        {back}
        <Notice
          tone="error"
          title={isMissing ? texts.notFound : ordersDeskTexts.failed}
          actions={
            isMissing ? null : (
              <Button look="secondary" size="small" onClick={() => void load()}>
                {ordersDeskTexts.retry}
              </Button>
            )
          }
        />
      </>
    )
  }
  if (order === null) return <Spinner label={ordersDeskTexts.loading} />
  return (
    <>
      {back}
      <PageHead
        title={ordersDeskTexts.number({ number: order.number })}
        lead={<OrderState order={order} />}
      />
      <div className="grid gap-8">
        <OrderActs order={order} onChanged={() => void load()} />
        <OrderFacts order={order} />
        <UnrefundableNote order={order} />
        <OrderLines order={order} />
        <OrderRefunds order={order} onChanged={() => void load()} />
        <OrderDisputes order={order} />
        <OrderTimeline order={order} />
      </div>
    </>
  )
}
