import { href, Link } from 'react-router'
import { formatMoney } from '#domain/shared/money.ts'
import { ordersAdminTexts } from '#texts/console/orders.ts'
import { overviewAdminTexts } from '#texts/console/overview.ts'
import { useAsked } from '#web/shared/asked/use-asked.ts'
import { fetchOrders } from './order-calls.ts'
import { OrderState } from './order-state-tag.tsx'

const texts = overviewAdminTexts.latest
const SHOWN = 5

/** The newest orders on the overview, each a press away. */
export function LatestOrders() {
  const { value } = useAsked('latest orders', (signal) =>
    fetchOrders({ filter: 'all', search: '' }, null, signal),
  )
  if (!value) return null
  return (
    <section aria-labelledby="ultimos" className="sheet p-5">
      <h2 id="ultimos" className="text-xl">
        {texts.heading}
      </h2>
      {value.rows.length === 0 ? (
        <p className="mt-2 text-ink-soft">{texts.none}</p>
      ) : (
        <ul className="mt-2 divide-y divide-rule">
          {value.rows.slice(0, SHOWN).map((order) => (
            <li
              key={order.number}
              className="relative flex flex-wrap items-baseline justify-between gap-x-4 py-2.5"
            >
              <Link
                to={href('/painel/pedidos/:number', { number: String(order.number) })}
                className="font-semibold after:absolute after:inset-0 hover:text-pen"
              >
                {ordersAdminTexts.number({ number: order.number })}
              </Link>
              <span className="tabular-nums">
                {order.totalAmount === 0
                  ? ordersAdminTexts.free
                  : formatMoney(order.totalAmount, order.currency)}
              </span>
              <OrderState order={order} />
            </li>
          ))}
        </ul>
      )}
      <Link to={href('/painel/pedidos')} className="text-link mt-2 inline-block py-1">
        {texts.all}
      </Link>
    </section>
  )
}
