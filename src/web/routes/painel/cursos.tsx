import { lazy } from 'react'

const CoursesAdmin = lazy(async () => ({
  default: (await import('#web/features/console/courses/courses-admin.tsx')).CoursesAdmin,
}))

export default function CoursesAdminRoute() {
  return <CoursesAdmin />
}
