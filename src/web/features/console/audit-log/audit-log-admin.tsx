import { AUDIT_SEARCH_MAX, auditEntryPageSchema } from '#domain/console/audit-entry-wire.ts'
import { ok } from '#domain/shared/result.ts'
import { auditLogTexts as texts } from '#texts/console/audit-log.ts'
import { AdminSearch, useAdminSearch } from '#web/features/console/frame/admin-search.tsx'
import { PagedRows } from '#web/features/console/frame/paged-rows.tsx'
import { useKeptPages } from '#web/features/console/frame/use-kept-pages.ts'
import { callChecked } from '#web/shared/community/call-checked.ts'
import { PageHead } from '#web/ui/page-head.tsx'
import { AuditEntryRow } from './audit-entry-row.tsx'

/** The audit log, newest first (decision 0088). */
export function AuditLogAdmin() {
  const search = useAdminSearch()
  const list = useKeptPages(`audit log ${search}`, (before, signal) =>
    fetchAuditEntries(search, before, signal),
  )
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} />
      <AdminSearch label={texts.search} maxLength={AUDIT_SEARCH_MAX} />
      <PagedRows
        list={list}
        label={texts.list}
        empty={search === '' ? texts.empty : texts.notFound}
        emptyLead={search === '' ? texts.emptyLead : texts.notFoundLead}
        keyOf={(entry) => entry.id}
      >
        {(entry) => <AuditEntryRow entry={entry} />}
      </PagedRows>
    </>
  )
}

async function fetchAuditEntries(search: string, before: string | null, signal: AbortSignal) {
  const query = new URLSearchParams({
    ...(search ? { q: search } : {}),
    ...(before ? { before } : {}),
  })
  const page = await callChecked(Promise.resolve(auditEntryPageSchema), `console/audit-log?${query}`, {
    signal,
  })
  return page.ok ? ok({ rows: page.value.entries, next: page.value.next }) : page
}
