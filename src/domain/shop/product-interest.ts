/**
 * What a visitor may ask to be told of: the pages whose button is `Me avise!` (product §2 Placeholders), and a product
 * of the shop that cannot be bought now.
 */
import { z } from 'zod'

export const PAGE_TOPICS = ['cursos', 'redacoes-nota-maxima'] as const
export type PageTopic = (typeof PAGE_TOPICS)[number]

const PRODUCT_PREFIX = 'produto:'

export const interestTopicSchema = z.union([
  z.enum(PAGE_TOPICS),
  z.templateLiteral([PRODUCT_PREFIX, z.string().regex(/[\w-]{1,64}/)]),
])
export type InterestTopic = z.output<typeof interestTopicSchema>

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
