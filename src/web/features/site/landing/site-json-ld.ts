/** The organization and its site in schema.org's words, for search engines (JSON-LD of the landing page). */
import { href } from 'react-router'
import { commonTexts } from '#texts/shared/common.ts'

export function siteJsonLd(siteUrl: string, description: string): { [name: string]: unknown } {
  const home = new URL(href('/'), siteUrl).href
  const site = new URL(`${href('/')}#casa`, siteUrl).href
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'EducationalOrganization',
        '@id': site,
        name: commonTexts.siteName,
        url: home,
        logo: new URL('/icon-512.png', siteUrl).href,
        description,
      },
      {
        '@type': 'WebSite',
        '@id': new URL(`${href('/')}#site`, siteUrl).href,
        name: commonTexts.siteName,
        url: home,
        inLanguage: 'pt-BR',
        publisher: { '@id': site },
      },
    ],
  }
}
