import { lazy } from 'react'

const MockExamsAdmin = lazy(async () => ({
  default: (await import('#web/features/console/mock-exams/mock-exams-admin.tsx')).MockExamsAdmin,
}))

export default function MockExamsAdminRoute() {
  return <MockExamsAdmin />
}
