import { lazy } from 'react'
import type { Route } from './+types/parceiros.$id.ts'

const StatementPage = lazy(async () => ({
  default: (await import('#web/features/console/partners/statement-page.tsx')).StatementPage,
}))

export default function PartnerStatementRoute({ params: { id } }: Route.ComponentProps) {
  return <StatementPage key={id} id={id} />
}
