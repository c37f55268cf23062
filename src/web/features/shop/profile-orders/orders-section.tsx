import { useCallback, useEffect, useState } from 'react'
import type { OwnOrder } from '#domain/shop/own-order.ts'
import { ordersTexts as texts } from '#texts/shop/orders.ts'
import { refreshProfile } from '#web/shared/session/session-store.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { OrderRow } from './order-row.tsx'
import { readOwnOrders } from './own-orders.ts'
import { WithdrawDialog } from './withdraw-dialog.tsx'

/** What was ordered and what became of it. Nothing is shown to who has never bought: the materials say that. */
export function OrdersSection() {
  /** Undefined while they are read, null when that failed. */
  const [orders, setOrders] = useState<readonly OwnOrder[] | null>()
  const [chosen, setChosen] = useState<OwnOrder | null>(null)
  const read = useCallback(async () => setOrders(await readOwnOrders()), [])
  useEffect(() => void read(), [read])

  async function handleWithdrawn(): Promise<void> {
    setChosen(null)
    await Promise.all([read(), refreshProfile()])
  }

  if (orders === undefined || orders?.length === 0) return null
  return (
    <section aria-labelledby="pedidos" className="mt-10">
      <h2 id="pedidos" className="mb-4 text-xl">
        {texts.heading}
      </h2>
      {orders === null ? (
        <Notice tone="error" actions={<Button onClick={() => void read()}>{texts.retry}</Button>}>
          {texts.failed}
        </Notice>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {orders.map((order) => (
            <OrderRow key={order.number} order={order} onWithdraw={() => setChosen(order)} />
          ))}
        </ul>
      )}
      <WithdrawDialog
        order={chosen}
        onClose={() => setChosen(null)}
        onWithdrawn={() => void handleWithdrawn()}
      />
    </section>
  )
}
