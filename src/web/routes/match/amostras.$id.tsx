import { SamplePage } from '#web/features/writing/peer-review/sample-page.tsx'
import type { Route } from './+types/amostras.$id.ts'

export default function SampleRoute({ params: { id } }: Route.ComponentProps) {
  return <SamplePage key={id} id={id} />
}
