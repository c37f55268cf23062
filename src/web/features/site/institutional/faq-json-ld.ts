/** The questions of a page in schema.org's words, for search engines (JSON-LD). */
import { fillShopHolesInPage, type InstitutionalPage, type ShopIdentity } from '#domain/site/institutional.ts'

export function faqJsonLd(page: InstitutionalPage, shop: ShopIdentity): Record<string, unknown> {
  const items = fillShopHolesInPage(page, shop).sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (typeof block !== 'string' && block.kind === 'questions' ? block.items : [])),
  )
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    inLanguage: 'pt-BR',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.join('\n') },
    })),
  }
}
