/**
 * The job that tells the owner what has happened since it last looked: one mail for all of it (decision 0162), and a
 * notice by push for each kind of it (decision 0215), each as she chose it. It reads the books, so nothing that is sold, disputed or reported has to announce itself.
 */
import { sql } from 'kysely'
import type { OwnerPushKind } from '#domain/account/push.ts'
import { dayInBrasilia } from '#domain/shared/brasilia-day.ts'
import type { SiteSettings } from '#domain/site/site-settings.ts'
import { queuePush } from '#server/account/push/queue-push.ts'
import type { AppContext } from '#server/context.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { queueMail } from '#server/platform/mail/queue-mail.ts'
import { SANDBOX } from '#server/shop/payments/sandbox/sandbox-provider.ts'

/** Its name in `installation_facts`; the moment up to which the owner knows. */
const TOLD_UNTIL = 'owner-told-until'
/** What is written at this moment may not be visible yet: it is for the next look. */
const SETTLING_MS = 30_000
const MOST_SALES = 20
/** In Brasília, when the day's corrections are told. */
const MORNING = '07:00'

type Period = { readonly from: Date; readonly until: Date }

/** @returns whether a mail was queued */
export async function tellOwner(context: AppContext): Promise<boolean> {
  const { db, jobs, site } = context
  const until = new Date(context.now().getTime() - SETTLING_MS)
  const recipient = site.settings.shop.email
  let pushed = 0
  const isQueued = await db.transaction().execute(async (tx) => {
    const from = await takePeriod(tx, until)
    if (from === null) return false
    const news = await readNews(tx, { from, until })
    pushed = await pushNews(tx, news, context.now())
    // Without an address nothing is saved up for later.
    if (recipient === null) return false
    const facts = factsOf(news, site.settings.notices)
    const { sales, disputes, reports, correctionsToday, lateCorrections } = facts
    if (sales.length + disputes.length + reports + correctionsToday + lateCorrections === 0) return false
    await queueMail(tx, context.now(), { kind: 'owner-news', recipient: recipient.toLowerCase(), facts })
    return true
  })
  if (pushed > 0) jobs.wake('deliver-pushes')
  if (isQueued) jobs.wake('deliver-mail')
  return isQueued
}

/** Moves the moment on; one of several processes does it. @returns the old one; null for the first look and for a later one */
async function takePeriod(tx: Tx, until: Date): Promise<Date | null> {
  await tx
    .insertInto('installation_facts')
    .values({ name: TOLD_UNTIL, created_at: until })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const before = await tx
    .selectFrom('installation_facts')
    .select('created_at')
    .where('name', '=', TOLD_UNTIL)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (before.created_at >= until) return null
  await tx
    .updateTable('installation_facts')
    .set({ created_at: until })
    .where('name', '=', TOLD_UNTIL)
    .execute()
  return before.created_at
}

type News = Awaited<ReturnType<typeof readNews>>

async function readNews(tx: Tx, period: Period) {
  return {
    sales: await readSales(tx, period),
    disputes: await readDisputes(tx, period),
    reports: await readReports(tx, period),
    corrections: await readCorrections(tx, period),
  }
}

function factsOf({ sales, disputes, reports, corrections }: News, wanted: SiteSettings['notices']) {
  const told = wanted.sales ? sales : []
  return {
    sales: told.slice(0, MOST_SALES),
    moreSales: Math.max(0, told.length - MOST_SALES),
    disputes: wanted.disputes ? disputes : [],
    reports: wanted.reports ? reports.count : 0,
    urgentReports: wanted.reports ? reports.urgent : 0,
    correctionsToday: wanted.corrections ? corrections.today : 0,
    lateCorrections: wanted.corrections ? corrections.late : 0,
  }
}

/** One for each kind: what has waited for the morning is one notice, and a later sale takes the place of an earlier one. */
async function pushNews(tx: Tx, { sales, disputes, reports, corrections }: News, now: Date): Promise<number> {
  const notices: [number, OwnerPushKind, string][] = [
    [sales.length, 'sale', '/painel/pedidos'],
    [disputes.length, 'dispute', '/painel/pedidos'],
    [reports.count, 'report', '/painel/moderacao'],
    [corrections.today + corrections.late, 'correction-due', '/painel/correcoes'],
  ]
  let pushed = 0
  for (const [count, kind, path] of notices)
    if (count > 0) pushed += await queuePush(tx, now, 'owners', { kind, thing: 'news', path })
  return pushed
}

/** What was free is no sale. */
async function readSales(tx: Tx, { from, until }: Period) {
  const rows = await tx
    .selectFrom('orders as o')
    .innerJoin('currencies as c', 'c.code', 'o.currency_code')
    .select(['o.number', 'o.total_amount', 'o.provider', 'c.code', 'c.symbol', 'c.template'])
    .where('o.paid_at', '>', from)
    .where('o.paid_at', '<=', until)
    .where('o.total_amount', '>', 0)
    .orderBy('o.paid_at')
    .execute()
  return rows.map(({ number, total_amount: amount, provider, ...currency }) => ({
    number: Number(number),
    amount,
    currency,
    isTest: provider === SANDBOX,
  }))
}

async function readDisputes(tx: Tx, { from, until }: Period) {
  const rows = await tx
    .selectFrom('disputes as d')
    .innerJoin('orders as o', 'o.id', 'd.order_id')
    .innerJoin('currencies as c', 'c.code', 'o.currency_code')
    .select(['o.number', 'd.amount', 'c.code', 'c.symbol', 'c.template'])
    .where('d.opened_at', '>', from)
    .where('d.opened_at', '<=', until)
    .execute()
  return rows.map(({ number, amount, ...currency }) => ({ number: Number(number), amount, currency }))
}

function readReports(tx: Tx, { from, until }: Period) {
  return (
    tx
      .selectFrom('moderation_cases')
      .select([
        sql<number>`count(*)::int`.as('count'),
        sql<number>`(count(*) filter (where is_urgent))::int`.as('urgent'),
      ])
      .where('opened_at', '>', from)
      .where('opened_at', '<=', until)
      // What she has decided already is no news to her.
      .where('status', 'in', ['open', 'hidden'])
      .executeTakeFirstOrThrow()
  )
}

/** Once a day, in the first look after its hour: what was promised until today and is not corrected. */
async function readCorrections(tx: Tx, { from, until }: Period): Promise<{ today: number; late: number }> {
  const day = dayInBrasilia(until)
  const hour = new Date(`${day}T${MORNING}:00-03:00`)
  if (hour <= from || hour > until) return { today: 0, late: 0 }
  return (
    tx
      .selectFrom('teacher_corrections')
      .select([
        sql<number>`(count(*) filter (where promised_on = ${day}))::int`.as('today'),
        sql<number>`(count(*) filter (where promised_on < ${day}))::int`.as('late'),
      ])
      .where('state', 'in', ['sent', 'reading'])
      // An essay that two read is one.
      .where('of_correction_id', 'is', null)
      .executeTakeFirstOrThrow()
  )
}
