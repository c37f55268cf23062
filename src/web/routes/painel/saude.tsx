import { lazy } from 'react'

const HealthAdmin = lazy(async () => ({
  default: (await import('#web/features/console/health/health-admin.tsx')).HealthAdmin,
}))

export default function HealthRoute() {
  return <HealthAdmin />
}
