import { lazy } from 'react'

const StudentListPage = lazy(async () => ({
  default: (await import('#web/features/console/students/student-list-page.tsx')).StudentListPage,
}))

export default function StudentsRoute() {
  return <StudentListPage />
}
