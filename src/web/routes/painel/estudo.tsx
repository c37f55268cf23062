import { lazy } from 'react'
import type { Route } from './+types/estudo.ts'

const StudyAdmin = lazy(async () => ({
  default: (await import('#web/features/console/study/study-admin.tsx')).StudyAdmin,
}))

export default function StudyRoute({ params: { list } }: Route.ComponentProps) {
  return <StudyAdmin list={list} />
}
