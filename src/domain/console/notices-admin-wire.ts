/** The shapes of `/api/console/notices`: the admin page /painel/emails. */
import { z } from 'zod'
import { PAGE_TOPICS } from '../shop/product-interest.ts'

export const forgetRefusalSchema = z.strictObject({ email: z.string().max(320) })

/** What has come. Of the courses it is a product of the shop: who waits is told once that one can be bought. */
export const announcementSchema = z.strictObject({
  topic: z.enum(PAGE_TOPICS),
  productId: z.string().min(1).max(64).nullable(),
})
export type Announcement = z.output<typeof announcementSchema>

const waitingSchema = z.object({
  topic: z.string(),
  /** Of the page or of the product. */
  title: z.string(),
  /** The page whose topic it is; null of a product, which tells by itself. */
  page: z.enum(PAGE_TOPICS).nullable(),
  /** Who has confirmed the address and was not told yet. */
  waitingCount: z.int(),
  /** Of these, whom the owner has announced it to: their mails go out next. */
  announcedCount: z.int(),
  unconfirmedCount: z.int(),
  toldCount: z.int(),
})
export type WaitingTopic = z.output<typeof waitingSchema>

export const noticesAdminSchema = z.object({
  /** The pages first, then the products for which most people wait. */
  topics: z.array(waitingSchema),
  /** That took no mail, the newest fifty. */
  refusedAddresses: z.array(
    z.object({
      email: z.string(),
      /** What the mail server said. */
      reason: z.string(),
      refusedAt: z.iso.datetime(),
    }),
  ),
  /** Mails that were given up, and what the servers said of the newest. */
  givenUp: z.object({ count: z.int(), lastReason: z.string().nullable() }),
  /** What courses may be announced as. */
  products: z.array(z.object({ id: z.string(), title: z.string() })),
})
export type NoticesAdmin = z.output<typeof noticesAdminSchema>
