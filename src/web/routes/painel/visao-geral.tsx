import { lazy } from 'react'

const OverviewDesk = lazy(async () => ({
  default: (await import('#web/features/console/overview/overview-admin.tsx')).OverviewDesk,
}))

export default function OverviewRoute() {
  return <OverviewDesk />
}
