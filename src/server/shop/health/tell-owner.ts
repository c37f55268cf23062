/**
 * The job that writes to the owner about what has happened since it last looked (decision 0162): one mail for all of it.
 * It reads the books, so nothing that is sold, disputed or reported has to announce itself.
 */
import { sql } from 'kysely'
import { dayInBrasilia } from '#domain/shared/brasilia-day.ts'
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
  const { db, site } = context
  const until = new Date(context.now().getTime() - SETTLING_MS)
  const recipient = site.settings.shop.email
  const isQueued = await db.transaction().execute(async (tx) => {
    const from = await takePeriod(tx, until)
    // Without an address nothing is saved up for later.
    if (from === null || recipient === null) return false
    const facts = await readNews(tx, context, { from, until })
    const { sales, disputes, reports, correctionsToday, lateCorrections } = facts
    if (sales.length + disputes.length + reports + correctionsToday + lateCorrections === 0) return false
    await queueMail(tx, context.now(), { kind: 'owner-news', recipient: recipient.toLowerCase(), facts })
    return true
  })
  if (isQueued) context.jobs.wake('deliver-mail')
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

async function readNews(tx: Tx, { site }: Pick<AppContext, 'site'>, { from, until }: Period) {
  const wanted = site.settings.notices
  const sales = wanted.sales ? await readSales(tx, { from, until }) : []
  const disputes = wanted.disputes ? await readDisputes(tx, { from, until }) : []
  const reports = wanted.reports ? await readReports(tx, { from, until }) : { count: 0, urgent: 0 }
  const corrections = wanted.corrections ? await readCorrections(tx, { from, until }) : { today: 0, late: 0 }
  return {
    sales: sales.slice(0, MOST_SALES),
    moreSales: Math.max(0, sales.length - MOST_SALES),
    disputes,
    reports: reports.count,
    urgentReports: reports.urgent,
    correctionsToday: corrections.today,
    lateCorrections: corrections.late,
  }
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
