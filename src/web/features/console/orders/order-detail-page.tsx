import { href } from 'react-router'
import { ordersAdminTexts } from '#texts/console/orders.ts'
import { BackToList } from '#web/features/console/frame/back-to-list.tsx'
import { Loaded } from '#web/shared/asked/loaded.tsx'
import { useAsked } from '#web/shared/asked/use-asked.ts'
import { Notice } from '#web/ui/notice.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { OrderActions } from './order-actions.tsx'
import { fetchOrder } from './order-calls.ts'
import { OrderDisputes, OrderRefunds } from './order-money-back.tsx'
import { OrderFacts, OrderLines, UnrefundableNote } from './order-purchase.tsx'
import { OrderState } from './order-state-tag.tsx'
import { OrderTimeline } from './order-timeline.tsx'

const texts = ordersAdminTexts.detail

/** One order: who, what, how much, what the owner may do with it, and everything that happened. */
export function OrderDetailPage({ number }: { number: string }) {
  const asked = useAsked(`order ${number}`, (signal) => fetchOrder(number, signal))
  const handleChanged = () => void asked.reload()
  return (
    <>
      <BackToList to={href('/painel/pedidos')}>{texts.back}</BackToList>
      <Loaded
        asked={asked}
        failed={ordersAdminTexts.failed}
        loading={ordersAdminTexts.loading}
        refused={(code) =>
          code === 'unknown_order' || code === 'not_found' ? (
            <Notice tone="error" title={texts.notFound} />
          ) : undefined
        }
      >
        {(order) => (
          <>
            <PageHead
              title={ordersAdminTexts.number({ number: order.number })}
              lead={<OrderState order={{ ...order, isTest: order.provider === 'sandbox' }} />}
            />
            <div className="grid gap-8">
              <OrderActions order={order} onChanged={handleChanged} />
              <OrderFacts order={order} />
              <UnrefundableNote order={order} />
              <OrderLines order={order} />
              <OrderRefunds order={order} onChanged={handleChanged} />
              <OrderDisputes order={order} />
              <OrderTimeline order={order} />
            </div>
          </>
        )}
      </Loaded>
    </>
  )
}
