import { useCallback, useEffect, useState } from 'react'
import type { ContentsDesk as DeskFacts } from '#domain/console/contents-admin-wire.ts'
import { CONTENT_KINDS } from '#domain/site/site-contents.ts'
import { contentsDeskTexts as texts } from '#texts/console/contents.ts'
import { deskAddress } from '#web/features/console/frame/admin-address.ts'
import { useDeskPath } from '#web/features/console/frame/use-admin-path.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { ContentList } from './content-list.tsx'
import { fetchContents } from './contents-calls.ts'

/** The lists that are the owner's to write, a tab and an address for each. */
export function ContentsDesk() {
  const [desk, setDesk] = useState<DeskFacts | null>(null)
  const [isFailed, setFailed] = useState(false)
  const [path] = useDeskPath()
  const [open, setOpen] = useState(CONTENT_KINDS.find((kind) => texts.kinds[kind].slug === path) ?? 'claims')

  const read = useCallback(async () => {
    const found = await fetchContents()
    setFailed(!found.ok)
    if (found.ok) setDesk(found.value)
  }, [])
  useEffect(() => {
    void read()
  }, [read])

  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} />
      {isFailed ? (
        <EmptyState
          title={texts.failed}
          actions={
            <Button look="secondary" size="small" onClick={() => void read()}>
              {texts.retry}
            </Button>
          }
        />
      ) : null}
      {desk === null && !isFailed ? <Spinner label={texts.loading} /> : null}
      {desk ? (
        <Tabs
          label={texts.kindsLabel}
          selectedKey={open}
          onSelect={(key) => {
            const kind = CONTENT_KINDS.find((one) => one === key) ?? 'claims'
            setOpen(kind)
            // Not by the router: another page would take the focus from the tab.
            history.replaceState(history.state, '', deskAddress(`conteudos/${texts.kinds[kind].slug}`))
          }}
          tabs={CONTENT_KINDS.map((kind) => ({
            key: kind,
            label: texts.kinds[kind].name,
            content: kind === open ? <ContentList kind={kind} desk={desk} onDesk={setDesk} /> : null,
          }))}
        />
      ) : null}
    </>
  )
}
