import { ResultPage } from '#web/features/writing/peer-review/result-page.tsx'
import type { Route } from './+types/resultados.$id.ts'

export default function ResultRoute({ params: { id } }: Route.ComponentProps) {
  return <ResultPage key={id} id={id} />
}
