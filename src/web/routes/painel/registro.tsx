import { lazy } from 'react'

const AuditLogAdmin = lazy(async () => ({
  default: (await import('#web/features/console/audit-log/audit-log-admin.tsx')).AuditLogAdmin,
}))

export default function AuditLogRoute() {
  return <AuditLogAdmin />
}
