/** What a request to be told may name, as the server checks it (product §2 Placeholders); no page carries it. */
import { z } from 'zod'
import { PAGE_TOPICS, PRODUCT_PREFIX } from './product-interest.ts'

export const interestTopicSchema = z.union([
  z.enum(PAGE_TOPICS),
  z.templateLiteral([PRODUCT_PREFIX, z.string().regex(/[\w-]{1,64}/)]),
])
