import { data } from 'react-router'
import { blankPageTexts } from '#texts/blank-pages.ts'
import { BlankSheet } from '#web/features/blank-sheet/blank-sheet.tsx'
import { pageMeta } from '#web/page-meta.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import type { Route } from './+types/unwritten.ts'

const texts = blankPageTexts.unwritten

/** Stands in for the pages that are linked and not written yet; any other address has no page at all. */
export function meta({ loaderData, matches, location }: Route.MetaArgs) {
  return pageMeta({
    title: loaderData?.title ?? texts.title,
    description: texts.lead,
    path: location.pathname,
    siteUrl: matches[0].loaderData?.publicConfig.siteUrl ?? '',
    isIndexed: false,
  })
}

export function headers() {
  return { 'cache-control': 'public, s-maxage=300' }
}

export function loader({ params }: Route.LoaderArgs) {
  const title = Object.hasOwn(texts.pageTitles, params.page) ? texts.pageTitles[params.page] : null
  if (!title) throw data(null, { status: 404 })
  return { title }
}

export default function Unwritten() {
  return (
    <BlankSheet
      title={texts.title}
      lead={texts.lead}
      note={texts.note}
      actions={
        <>
          <LinkButton to="/store">{texts.toStore}</LinkButton>
          <LinkButton to="/" look="secondary">
            {texts.toHome}
          </LinkButton>
        </>
      }
    />
  )
}
