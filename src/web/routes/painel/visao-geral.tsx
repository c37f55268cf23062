import { lazy } from 'react'

const OverviewAdmin = lazy(async () => ({
  default: (await import('#web/features/console/overview/overview-admin.tsx')).OverviewAdmin,
}))

export default function OverviewRoute() {
  return <OverviewAdmin />
}
