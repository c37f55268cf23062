import { lazy } from 'react'
import type { Route } from './+types/correcoes.$id.ts'

const DeskPage = lazy(async () => ({
  default: (await import('#web/features/console/teacher-corrections/desk-page.tsx')).DeskPage,
}))

export default function CorrectionRoute({ params: { id } }: Route.ComponentProps) {
  return <DeskPage key={id} id={id} />
}
