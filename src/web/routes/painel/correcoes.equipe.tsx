import { lazy } from 'react'

const TeamPage = lazy(async () => ({
  default: (await import('#web/features/console/teacher-corrections/team-page.tsx')).TeamPage,
}))

export default function TeamRoute() {
  return <TeamPage />
}
