import { TaskPage } from '#web/features/writing/peer-review/task-page.tsx'
import type { Route } from './+types/corrigir.$id.ts'

export default function TaskRoute({ params: { id } }: Route.ComponentProps) {
  return <TaskPage key={id} id={id} />
}
