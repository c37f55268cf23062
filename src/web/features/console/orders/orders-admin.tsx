import { useDeskPath } from '#web/features/console/frame/use-admin-path.ts'
import { OrderDetailPage } from './order-detail-page.tsx'
import { OrderListPage } from './order-list-page.tsx'

/** /painel/pedidos, and one order at /painel/pedidos/{number}. */
export function OrdersDesk() {
  const [number] = useDeskPath()
  return number === undefined ? <OrderListPage /> : <OrderDetailPage key={number} number={number} />
}
