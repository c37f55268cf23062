/**
 * What a visitor may ask to be told of: the pages whose button is `Me avise!` (product §2 Placeholders), and a product
 * of the shop that cannot be bought now.
 */
export const PAGE_TOPICS = ['cursos', 'redacoes-nota-maxima'] as const
export type PageTopic = (typeof PAGE_TOPICS)[number]

export const PRODUCT_PREFIX = 'produto:'

export type InterestTopic = PageTopic | `${typeof PRODUCT_PREFIX}${string}`

/** At most so many letters that ask for a confirmation go to one address within a day, whoever asks for them. */
export const CONFIRM_MAILS_PER_DAY = 3

export function productTopic(productId: string): InterestTopic {
  return `${PRODUCT_PREFIX}${productId}`
}

/** Null for a page. */
export function productOfTopic(topic: string): string | null {
  return topic.startsWith(PRODUCT_PREFIX) ? topic.slice(PRODUCT_PREFIX.length) : null
}

export function isPageTopic(topic: string): topic is PageTopic {
  return (PAGE_TOPICS as readonly string[]).includes(topic)
}
