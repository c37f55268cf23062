import { lazy } from 'react'

const ModerationDesk = lazy(async () => ({
  default: (await import('#web/features/console/moderation/admin-page.tsx')).ModerationDesk,
}))

export default function ModerationRoute() {
  return <ModerationDesk />
}
