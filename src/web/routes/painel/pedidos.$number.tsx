import { lazy } from 'react'
import type { Route } from './+types/pedidos.$number.ts'

const OrderDetailPage = lazy(async () => ({
  default: (await import('#web/features/console/orders/order-detail-page.tsx')).OrderDetailPage,
}))

export default function OrderRoute({ params: { number } }: Route.ComponentProps) {
  return <OrderDetailPage key={number} number={number} />
}
