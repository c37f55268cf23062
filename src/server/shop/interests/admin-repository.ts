/** What the admin page /painel/emails shows: of `Me avise!` counts and no address, and what the outbox could not deliver. */
import { sql } from 'kysely'
import type { NoticesAdmin } from '#domain/console/notices-admin-wire.ts'
import { isPageTopic, PAGE_TOPICS } from '#domain/shop/product-interest.ts'
import type { DbOrTx } from '#server/platform/db/client.ts'
import { countGivenUp, findRefusedAddresses } from '#server/platform/mail/given-up.ts'
import { topicTitle } from '#texts/shop/interest.ts'
import { findProductNames } from '../catalogue/repository.ts'

const SHOWN_TOPICS = 100
const SHOWN_ADDRESSES = 50

export async function readNoticesAdmin(db: DbOrTx): Promise<NoticesAdmin> {
  const [rows, products, refused, givenUp] = await Promise.all([
    db
      .selectFrom('product_interests as i')
      .leftJoin('products as p', (join) => join.on(sql<boolean>`i.topic = 'produto:' || p.id`))
      .leftJoin('interest_announcements as a', 'a.topic', 'i.topic')
      .select([
        'i.topic',
        'p.title',
        sql<number>`(count(*) filter (where confirmed_at is not null and told_at is null))::int`.as(
          'waiting',
        ),
        sql<number>`(count(*) filter (where confirmed_at is not null and told_at is null and i.created_at <= a.announced_at))::int`.as(
          'announced',
        ),
        sql<number>`(count(*) filter (where confirmed_at is null))::int`.as('unconfirmed'),
        sql<number>`(count(*) filter (where told_at is not null))::int`.as('told'),
      ])
      .groupBy(['i.topic', 'p.title'])
      .orderBy('waiting', 'desc')
      .orderBy('i.topic')
      .limit(SHOWN_TOPICS)
      .execute(),
    findProductNames(db),
    findRefusedAddresses(db, SHOWN_ADDRESSES),
    countGivenUp(db),
  ])
  const topics = rows.map((row) => ({
    topic: row.topic,
    title: row.title ?? topicTitle(row.topic),
    page: isPageTopic(row.topic) ? row.topic : null,
    waitingCount: row.waiting,
    announcedCount: row.announced,
    unconfirmedCount: row.unconfirmed,
    toldCount: row.told,
  }))
  const none = { waitingCount: 0, announcedCount: 0, unconfirmedCount: 0, toldCount: 0 }
  const pages = PAGE_TOPICS.map(
    (page) =>
      topics.find(({ topic }) => topic === page) ?? { topic: page, title: topicTitle(page), page, ...none },
  )
  return {
    topics: [...pages, ...topics.filter(({ page }) => page === null)],
    products,
    refusedAddresses: refused,
    givenUp,
  }
}
