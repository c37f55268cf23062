import { useState } from 'react'
import type { OwnOrder } from '#domain/shop/own-order.ts'
import { ordersTexts as texts } from '#texts/shop/orders.ts'
import { useHasBeen } from '#web/hooks/use-has-been.ts'
import { fetchedPart } from '#web/shared/asked/fetched-part.tsx'
import { Loaded } from '#web/shared/asked/loaded.tsx'
import { useAsked } from '#web/shared/asked/use-asked.ts'
import { refreshProfile } from '#web/shared/session/session-store.ts'
import { OrderRow } from './order-row.tsx'
import { readOwnOrders } from './own-orders.ts'

const WithdrawDialog = fetchedPart(async () => {
  const dialog = await import('./withdraw-dialog.tsx')
  return dialog.WithdrawDialog
})

/** What was ordered and what became of it. Nothing is shown to who has never bought: the materials say that. */
export function OrdersSection({ onWithdrawn }: { onWithdrawn: () => void }) {
  const asked = useAsked('own orders', readOwnOrders)
  const [chosen, setChosen] = useState<OwnOrder | null>(null)
  const isWithdrawOpened = useHasBeen(chosen !== null)

  async function handleWithdrawn(): Promise<void> {
    setChosen(null)
    onWithdrawn()
    await Promise.all([asked.reload(), refreshProfile()])
  }

  return (
    <>
      <Loaded asked={asked} loading={null} failed={texts.failed} empty={null} className="mt-10">
        {(orders) => (
          <section aria-labelledby="pedidos">
            <h2 id="pedidos" className="mb-4 text-xl">
              {texts.heading}
            </h2>
            <ul className="divide-y divide-line border-y border-line">
              {orders.map((order) => (
                <OrderRow key={order.number} order={order} onWithdraw={() => setChosen(order)} />
              ))}
            </ul>
          </section>
        )}
      </Loaded>
      {isWithdrawOpened ? (
        <WithdrawDialog
          order={chosen}
          onClose={() => setChosen(null)}
          onWithdrawn={() => void handleWithdrawn()}
        />
      ) : null}
    </>
  )
}
