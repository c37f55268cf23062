import { ownerActPageSchema } from '#domain/console/owner-act-wire.ts'
import { ok } from '#domain/shared/result.ts'
import { ownerActTexts as texts } from '#texts/console/owner-acts.ts'
import { PagedRows } from '#web/features/console/frame/paged-rows.tsx'
import { useAskedPages } from '#web/shared/asked/use-asked-pages.ts'
import { callChecked } from '#web/shared/community/call-checked.ts'
import { PageHead } from '#web/ui/page-head.tsx'
import { ActRow } from './act-row.tsx'

/** The audit log, newest first (decision 0088). */
export function ActsDesk() {
  const list = useAskedPages('audit log', fetchActs)
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} />
      <PagedRows
        list={list}
        label={texts.list}
        empty={texts.empty}
        emptyLead={texts.emptyLead}
        keyOf={(act) => act.id}
      >
        {(act) => <ActRow act={act} />}
      </PagedRows>
    </>
  )
}

async function fetchActs(before: string | null, signal: AbortSignal) {
  const page = await callChecked(
    Promise.resolve(ownerActPageSchema),
    before === null ? 'console/acts' : `console/acts?before=${before}`,
    { signal },
  )
  return page.ok ? ok({ rows: page.value.acts, next: page.value.next }) : page
}
