import { lazy } from 'react'
import type { Route } from './+types/estudantes.$id.ts'

const StudentFilePage = lazy(async () => ({
  default: (await import('#web/features/console/students/student-file-page.tsx')).StudentFilePage,
}))

export default function StudentRoute({ params: { id } }: Route.ComponentProps) {
  return <StudentFilePage key={id} id={id} />
}
