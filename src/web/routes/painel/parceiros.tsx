import { lazy } from 'react'

const PartnersAdmin = lazy(async () => ({
  default: (await import('#web/features/console/partners/partners-admin.tsx')).PartnersAdmin,
}))

export default function PartnersRoute() {
  return <PartnersAdmin />
}
