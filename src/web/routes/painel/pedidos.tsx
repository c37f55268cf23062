import { lazy } from 'react'

const OrderListPage = lazy(async () => ({
  default: (await import('#web/features/console/orders/order-list-page.tsx')).OrderListPage,
}))

export default function OrdersRoute() {
  return <OrderListPage />
}
