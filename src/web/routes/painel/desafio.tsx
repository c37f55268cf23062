import { lazy } from 'react'

const ChallengeDesk = lazy(async () => ({
  default: (await import('#web/features/console/challenge/admin-page.tsx')).ChallengeDesk,
}))

export default function ChallengeAdminRoute() {
  return <ChallengeDesk />
}
