import { auditEntryPageSchema } from '#domain/console/audit-entry-wire.ts'
import { ok } from '#domain/shared/result.ts'
import { auditLogTexts as texts } from '#texts/console/audit-log.ts'
import { PagedRows } from '#web/features/console/frame/paged-rows.tsx'
import { useAskedPages } from '#web/shared/asked/use-asked-pages.ts'
import { callChecked } from '#web/shared/community/call-checked.ts'
import { PageHead } from '#web/ui/page-head.tsx'
import { AuditEntryRow } from './audit-entry-row.tsx'

/** The audit log, newest first (decision 0088). */
export function AuditLogAdmin() {
  const list = useAskedPages('audit log', fetchAuditEntries)
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} />
      <PagedRows
        list={list}
        label={texts.list}
        empty={texts.empty}
        emptyLead={texts.emptyLead}
        keyOf={(entry) => entry.id}
      >
        {(entry) => <AuditEntryRow entry={entry} />}
      </PagedRows>
    </>
  )
}

async function fetchAuditEntries(before: string | null, signal: AbortSignal) {
  const page = await callChecked(
    Promise.resolve(auditEntryPageSchema),
    before === null ? 'console/audit-log' : `console/audit-log?before=${before}`,
    { signal },
  )
  return page.ok ? ok({ rows: page.value.entries, next: page.value.next }) : page
}
