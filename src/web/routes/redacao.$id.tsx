import { EssayPage } from '#web/features/writing/essay-history/essay-page.tsx'
import { essayMeta, requireRoom } from '#web/features/writing/essay-history/essay-route.ts'
import { EssaysOnly } from '#web/features/writing/essay-history/essays-only.tsx'
import { keptHeaders } from '#web/page-headers.ts'
import type { Route } from './+types/redacao.$id.ts'

export const meta = essayMeta
export const headers = keptHeaders
export const loader = requireRoom

export function clientLoader() {
  return null
}

export default function Redacao({ params }: Route.ComponentProps) {
  return (
    <EssaysOnly>
      <EssayPage key={params.id} id={params.id} />
    </EssaysOnly>
  )
}
