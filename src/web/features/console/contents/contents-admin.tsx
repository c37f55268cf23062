import { href, useNavigate } from 'react-router'
import { CONTENT_KINDS } from '#domain/site/site-contents.ts'
import { contentsAdminTexts as texts } from '#texts/console/contents.ts'
import { Loaded } from '#web/shared/asked/loaded.tsx'
import { useAsked } from '#web/shared/asked/use-asked.ts'
import { NotFoundSheet } from '#web/shared/blank-sheet/not-found-sheet.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { ContentList } from './content-list.tsx'
import { fetchContents } from './contents-calls.ts'

/** The lists that are the owner's to write, a tab and an address for each. @param props.list as the address names it */
export function ContentsAdmin({ list }: { list: string | undefined }) {
  const navigate = useNavigate()
  const asked = useAsked('contents', fetchContents)
  const open = list === undefined ? 'claims' : CONTENT_KINDS.find((kind) => texts.kinds[kind].slug === list)
  if (open === undefined) return <NotFoundSheet />

  function handleSelect(key: string): void {
    const kind = CONTENT_KINDS.find((one) => one === key) ?? 'claims'
    void navigate(href('/painel/conteudos/:list?', { list: texts.kinds[kind].slug }), {
      replace: true,
      preventScrollReset: true,
      state: { keepsFocus: true },
    })
  }

  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} />
      <Loaded asked={asked} failed={texts.failed} loading={texts.loading}>
        {(admin) => (
          <Tabs
            label={texts.kindsLabel}
            selectedKey={open}
            onSelect={handleSelect}
            tabs={CONTENT_KINDS.map((kind) => ({
              key: kind,
              label: texts.kinds[kind].name,
              content: kind === open ? <ContentList kind={kind} admin={admin} onAdmin={asked.put} /> : null,
            }))}
          />
        )}
      </Loaded>
    </>
  )
}
