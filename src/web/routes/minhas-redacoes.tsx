import { essayMeta, requireRoom } from '#web/features/writing/essay-history/essay-route.ts'
import { EssaysOnly } from '#web/features/writing/essay-history/essays-only.tsx'
import { HistoryPage } from '#web/features/writing/essay-history/history-page.tsx'
import { keptHeaders } from '#web/page-headers.ts'

export const meta = essayMeta
export const headers = keptHeaders
export const loader = requireRoom

export function clientLoader() {
  return null
}

export default function MinhasRedacoes() {
  return (
    <EssaysOnly>
      <HistoryPage />
    </EssaysOnly>
  )
}
