import { lazy } from 'react'

const SubscriptionsAdmin = lazy(async () => ({
  default: (await import('#web/features/console/subscriptions/subscriptions-admin.tsx')).SubscriptionsAdmin,
}))

export default function SubscriptionsRoute() {
  return <SubscriptionsAdmin />
}
