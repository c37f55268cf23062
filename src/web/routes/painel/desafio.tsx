import { lazy } from 'react'

const ChallengeAdmin = lazy(async () => ({
  default: (await import('#web/features/console/challenge/admin-page.tsx')).ChallengeAdmin,
}))

export default function ChallengeAdminRoute() {
  return <ChallengeAdmin />
}
