/** The head of a page: title, description, canonical address, Open Graph. */
import { href, type MetaDescriptor } from 'react-router'
import { commonTexts } from '#texts/shared/common.ts'
import { blankPageTexts } from '#texts/site/blank-pages.ts'

type PageFacts = {
  /** Without the site's name, which is added; null on the home page, whose title is the name itself. */
  title: string | null
  description: string
  /** Path on this site, with its query where that makes another page; also the canonical one. */
  path: string
  siteUrl: string
  /** Path of the picture for link previews; without one, the page's own card (scripts/make-social.ts). */
  imagePath?: string | null
  kind?: 'website' | 'product'
  /** False for pages that search engines should leave out. */
  isIndexed?: boolean
}

export function pageMeta(facts: PageFacts): MetaDescriptor[] {
  const { title, description, path, siteUrl, imagePath, kind = 'website', isIndexed = true } = facts
  const picture = imagePath ?? cardPath(isIndexed ? path : href('/'))
  const fullTitle = title === null ? commonTexts.homeTitle : `${title} · ${commonTexts.siteName}`
  const address = new URL(path, siteUrl).href
  return [
    { title: fullTitle },
    { name: 'description', content: description },
    ...(isIndexed
      ? [{ tagName: 'link' as const, rel: 'canonical', href: address }]
      : [{ name: 'robots', content: 'noindex' }]),
    { property: 'og:site_name', content: commonTexts.siteName },
    { property: 'og:locale', content: 'pt_BR' },
    { property: 'og:type', content: kind },
    { property: 'og:title', content: title ?? commonTexts.homeTitle },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: new URL(picture, siteUrl).href },
    { property: 'og:image:alt', content: title ?? commonTexts.homeTitle },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

/** Of an address where there is no page, or none for who asks. */
export function missingPageMeta(path: string, siteUrl = ''): MetaDescriptor[] {
  const { title, lead } = blankPageTexts.notFound
  return pageMeta({ title, description: lead, path, siteUrl, isIndexed: false })
}

/** A page of the first level has a card named by its address; what lies deeper shows the site’s own. */
function cardPath(path: string): string {
  return `/images/social/pages/${/^\/([a-z-]+)(?:\?|$)/.exec(path)?.[1] ?? 'inicio'}.jpg`
}
