/** What the pages of one's own essays say to the router: the same document for everybody (decision 0082), for no index. */
import { data, href, type MetaDescriptor, type RouterContextProvider } from 'react-router'
import { ownEssaysTexts } from '#texts/writing/own-essays.ts'
import { pageMeta } from '#web/page-meta.ts'
import { pageServices } from '#web/page-services.ts'
import type { RootData } from '#web/root-data.ts'

type MetaArgs = { matches: readonly [{ loaderData?: RootData | undefined }, ...unknown[]] }
type LoaderArgs = { context: Readonly<RouterContextProvider> }

export function essayMeta({ matches }: MetaArgs): MetaDescriptor[] {
  return pageMeta({
    title: ownEssaysTexts.pageTitle,
    description: ownEssaysTexts.description,
    path: href('/corretor-de-redacao/redacoes'),
    siteUrl: matches[0].loaderData?.publicConfig.siteUrl ?? '',
    isIndexed: false,
  })
}

/** Without the room there is nothing here. */
export function requireRoom({ context }: LoaderArgs): null {
  if (!context.get(pageServices).features.writingRoom) throw data(null, { status: 404 })
  return null
}
