import { lazy } from 'react'

const ModerationAdmin = lazy(async () => ({
  default: (await import('#web/features/console/moderation/admin-page.tsx')).ModerationAdmin,
}))

export default function ModerationRoute() {
  return <ModerationAdmin />
}
