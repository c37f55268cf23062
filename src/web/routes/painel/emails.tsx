import { lazy } from 'react'

const NoticesAdmin = lazy(async () => ({
  default: (await import('#web/features/console/notices/notices-admin.tsx')).NoticesAdmin,
}))

export default function NoticesRoute() {
  return <NoticesAdmin />
}
