import { lazy } from 'react'

const ActsDesk = lazy(async () => ({
  default: (await import('#web/features/console/audit-log/acts-admin.tsx')).ActsDesk,
}))

export default function AuditLogRoute() {
  return <ActsDesk />
}
