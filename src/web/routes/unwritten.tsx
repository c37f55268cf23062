import { frameTexts } from '#texts/frame.ts'
import { BlankSheet } from '#web/features/blank-sheet/blank-sheet.tsx'
import { pageMeta } from '#web/page-meta.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import type { Route } from './+types/unwritten.ts'

const texts = frameTexts.unwritten

/** Stands in for the pages that are linked and not written yet, each under its own address. */
export function meta({ matches, location }: Route.MetaArgs) {
  return pageMeta({
    title: texts.pageTitles[location.pathname.replace(/\/+$/, '')] ?? texts.title,
    description: texts.lead,
    path: location.pathname,
    siteUrl: matches[0].loaderData?.publicConfig.siteUrl ?? '',
    isIndexed: false,
  })
}

export function headers() {
  return { 'cache-control': 'public, s-maxage=300' }
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
