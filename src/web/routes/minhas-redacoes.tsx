import { essayMeta, requireRoom } from '#web/features/writing/essay-history/essay-route.ts'
import { HistoryPage } from '#web/features/writing/essay-history/history-page.tsx'
import { MembersOnly } from '#web/features/writing/essay-history/members-only.tsx'
import { keptHeaders } from '#web/page-headers.ts'

export const meta = essayMeta
export const headers = keptHeaders
export const loader = requireRoom

export function clientLoader() {
  return null
}

export default function MinhasRedacoes() {
  return (
    <MembersOnly>
      <HistoryPage />
    </MembersOnly>
  )
}
