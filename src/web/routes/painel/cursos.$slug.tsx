import { lazy } from 'react'
import type { Route } from './+types/cursos.$slug.ts'

const CourseEditor = lazy(async () => ({
  default: (await import('#web/features/console/courses/course-editor.tsx')).CourseEditor,
}))

export default function CourseEditorRoute({ params: { slug } }: Route.ComponentProps) {
  return <CourseEditor key={slug} slug={slug} />
}
