/** What is missing before the shop opens (decision 0161): a list with the state of this moment. */
import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { OPTIONAL_STEPS, type Opening, type OpeningStep } from '#domain/console/opening-wire.ts'
import { dayInBrasilia } from '#domain/shared/brasilia-day.ts'
import { missingShopFacts } from '#domain/site/institutional.ts'
import { CONTENT_KINDS, type ContentKind, type SiteContents } from '#domain/site/site-contents.ts'
import { isTeacherTold } from '#domain/site/site-settings.ts'
import type { AppContext } from '#server/context.ts'
import type { DbOrTx } from '#server/platform/db/client.ts'
import { SANDBOX } from '#server/shop/payments/sandbox/sandbox-provider.ts'
import { DEFAULT_CONTENTS } from '#server/site/default-contents.ts'
import { readLastBackup } from './last-backup-repository.ts'

const DAY_MS = 24 * 3600_000
/** Products of the demonstration are written together with the note that they are. */
const SEEDED_TOGETHER_SECONDS = 60

type Asking = Pick<AppContext, 'config' | 'db' | 'now' | 'payments' | 'site'>

export async function readOpening(context: Asking, ownerId: string): Promise<Opening> {
  const { config, db, payments, site } = context
  const now = context.now()
  const [backup, found] = await Promise.all([readLastBackup(db), readFacts(db, ownerId)])
  const missingFacts = [...missingShopFacts(site.settings.shop)]
  const untouchedContents = CONTENT_KINDS.filter((kind) => holdsOurs(kind, site.contents))
  const { next } = site.settings.exam
  const isDone: Record<OpeningStep, boolean> = {
    seller: missingFacts.length === 0,
    payments: payments.current.id !== SANDBOX,
    mail: config.mail.kind !== 'outbox' && found.has_sent,
    backup: backup !== null && now.getTime() - backup.at.getTime() < DAY_MS,
    'second-factor': found.has_factor,
    // News and courses may be ours for long; numbers and stories say what is true of this shop alone.
    contents: !untouchedContents.includes('claims') && !untouchedContents.includes('stories'),
    products: found.demo_products === 0 && found.own_products > 0,
    teacher: isTeacherTold(site.settings.teacher),
    'exam-date': next !== null && next.lastDay >= dayInBrasilia(now),
    instagram: site.settings.shop.instagram !== null,
  }
  // Built of the record above, which names each step.
  const steps = (Object.keys(isDone) as OpeningStep[]).map((step) => ({ step, isDone: isDone[step] }))
  return {
    steps,
    isReady: steps.every((one) => one.isDone || OPTIONAL_STEPS.has(one.step)),
    missingFacts,
    untouchedContents,
    demoProducts: found.demo_products,
  }
}

/** One entry of ours among the owner's is enough: thirty invented stories less one are thirty less one too many. */
function holdsOurs(kind: ContentKind, contents: SiteContents): boolean {
  const ours: readonly unknown[] = DEFAULT_CONTENTS[kind]
  return contents[kind].some((entry) => ours.some((one) => isDeepStrictEqual(one, entry)))
}

async function readFacts(db: DbOrTx, ownerId: string) {
  const isSeeded = sql`exists (
    select from installation_facts f where f.name = 'demo-shop-seeded'
      and abs(extract(epoch from p.created_at - f.created_at)) < ${SEEDED_TOGETHER_SECONDS})`
  const isShown = sql`p.status = 'published' and p.deleted_at is null and not p.is_hidden`
  return db
    .selectNoFrom([
      sql<boolean>`exists (select from mfa_factors where user_id = ${ownerId} and verified_at is not null)`.as(
        'has_factor',
      ),
      sql<boolean>`exists (select from outgoing_mails where sent_at is not null)`.as('has_sent'),
      sql<number>`(select count(*)::int from products p where ${isShown} and ${isSeeded} and p.version = 1)`.as(
        'demo_products',
      ),
      sql<number>`(select count(*)::int from products p where ${isShown} and not (${isSeeded} and p.version = 1))`.as(
        'own_products',
      ),
    ])
    .executeTakeFirstOrThrow()
}
