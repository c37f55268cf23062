/** What a partner has earned month by month, what is to be paid, and what was (docs/product.md §10, decision 0266). */
import type { PartnerStatement, PartnersAdmin, ShownMonth } from '#domain/console/partners-admin-wire.ts'
import { dayInBrasilia } from '#domain/shared/brasilia-day.ts'
import { CSV_MARK, csvRow } from '#domain/shared/csv.ts'
import { statementMonths } from '#domain/shop/partner-share.ts'
import type { PartnerEntries, Partnership } from '#domain/shop/partnership-wire.ts'
import type { AppContext } from '#server/context.ts'
import type { DbOrTx } from '#server/platform/db/client.ts'
import { SANDBOX } from '#server/shop/payments/sandbox/sandbox-provider.ts'
import { partnersAdminTexts } from '#texts/console/partners.ts'
import {
  draftOf,
  findPartner,
  findPartnerOf,
  listEntries,
  listPartners,
  listPayments,
  type PartnerMonth,
  sumMonths,
} from './partner-repository.ts'

export type PartnerContext = Pick<AppContext, 'db' | 'now' | 'payments'>
type Payment = Awaited<ReturnType<typeof listPayments>>[number]

const PAGE_SIZE = 100
const EXPORT_BATCH = 1_000
const { columns } = partnersAdminTexts.export

/** Once the shop takes real money, nobody has earned anything with test money. */
export function countsTestMoney({ payments }: Pick<PartnerContext, 'payments'>): boolean {
  return payments.current.id === SANDBOX
}

export async function readPartnersAdmin(context: PartnerContext): Promise<PartnersAdmin> {
  const countsTest = countsTestMoney(context)
  const { db } = context
  const [partners, sums, payments] = await Promise.all([
    listPartners(db),
    sumMonths(db, countsTest),
    listPayments(db, countsTest),
  ])
  const monthsOf = Map.groupBy(sums, ({ partnerId }) => partnerId)
  const paymentsOf = Map.groupBy(payments, ({ partnerId }) => partnerId)
  const thisMonth = monthNow(context)
  return {
    countsTestMoney: countsTest,
    partners: partners.map((row) => {
      const own = monthsOf.get(row.id) ?? []
      const months = shownMonths(own, paymentsOf.get(row.id) ?? [], thisMonth)
      return {
        id: row.id,
        partner: draftOf(row),
        isEnded: row.ended_at !== null,
        hasAccount: row.user_id !== null,
        orders: own.reduce((sum, { orders }) => sum + orders, 0),
        unpaid: sumToPay(months.filter(({ isOver, payment }) => isOver && payment === null)),
        running: sumToPay(months.filter(({ isOver }) => !isOver)),
      }
    }),
  }
}

/** Null for a partner that is not there. */
export async function readStatement(context: PartnerContext, id: string): Promise<PartnerStatement | null> {
  const row = await findPartner(context.db, id)
  if (!row) return null
  const months = await readMonths(context, context.db, id)
  return {
    id: row.id,
    name: row.name,
    code: row.code,
    countsTestMoney: countsTestMoney(context),
    months: months.toReversed(),
  }
}

/** What a partner sees: the months, without the owner's notes. Null for an account that is nobody's partner. */
export async function readPartnership(context: PartnerContext, userId: string): Promise<Partnership | null> {
  const row = await findPartnerOf(context.db, userId)
  if (!row) return null
  const months = await readMonths(context, context.db, row.id)
  return {
    code: row.code,
    sharePercent: row.share_percent,
    isEnded: row.ended_at !== null,
    countsTestMoney: countsTestMoney(context),
    months: months
      .toReversed()
      .map(({ payment, ...sums }) => ({ ...sums, paidAt: payment === null ? null : payment.paidAt })),
  }
}

/** In their order. */
export async function readMonths(
  context: Pick<PartnerContext, 'now' | 'payments'>,
  db: DbOrTx,
  id: string,
): Promise<ShownMonth[]> {
  const countsTest = countsTestMoney(context)
  const sums = await sumMonths(db, countsTest, id)
  return shownMonths(sums, await listPayments(db, countsTest, id), monthNow(context))
}

function shownMonths(
  sums: readonly PartnerMonth[],
  payments: readonly Payment[],
  thisMonth: string,
): ShownMonth[] {
  const paid = new Map(payments.map((payment) => [payment.month, payment]))
  return statementMonths(sums).map(({ month, earned, takenBack, carried, toPay }) => {
    const payment = paid.get(month)
    return {
      ...{ month, earned, takenBack, carried },
      // A month that was paid stays as it was paid.
      toPay: payment?.amount ?? toPay,
      isOver: month < thisMonth,
      payment: payment
        ? { amount: payment.amount, note: payment.note, paidAt: payment.paidAt.toISOString() }
        : null,
    }
  })
}

type MonthOf = { readonly partnerId: string; readonly month: string }

export async function readEntries(
  context: PartnerContext,
  { partnerId, month }: MonthOf,
  after: string | null,
): Promise<PartnerEntries> {
  const countsTest = countsTestMoney(context)
  const rows = await listEntries(context.db, {
    ...{ partnerId, month, countsTest, after },
    limit: PAGE_SIZE + 1,
  })
  const shown = rows.slice(0, PAGE_SIZE)
  return {
    entries: shown.map((row) => ({
      id: row.id,
      orderNumber: Number(row.number),
      at: row.at.toISOString(),
      value: row.value,
      sharePercent: row.sharePercent,
      share: row.share,
    })),
    next: rows.length > PAGE_SIZE ? (shown.at(-1)?.id ?? null) : null,
  }
}

/** The month as a table: each entry, and below them what was carried and what is to be paid. */
export async function* exportMonth(
  context: PartnerContext,
  { partnerId, month }: MonthOf,
): AsyncGenerator<string> {
  yield CSV_MARK + csvRow(columns.head)
  const countsTest = countsTestMoney(context)
  let after: string | null = null
  for (;;) {
    const rows: Awaited<ReturnType<typeof listEntries>> = await listEntries(context.db, {
      ...{ partnerId, month, countsTest, after },
      limit: EXPORT_BATCH,
    })
    const lines = rows.map((row) =>
      csvRow([
        Number(row.number),
        dayInBrasilia(row.at).split('-').toReversed().join('/'),
        { cents: row.value },
        row.sharePercent,
        { cents: row.share },
      ]),
    )
    if (lines.length > 0) yield lines.join('')
    after = rows.at(-1)?.id ?? null
    if (rows.length < EXPORT_BATCH || after === null) break
  }
  const sums = (await readMonths(context, context.db, partnerId)).find((one) => one.month === month)
  yield csvRow([columns.carried, null, null, null, { cents: sums?.carried ?? 0 }])
  yield csvRow([columns.toPay, null, null, null, { cents: sums?.toPay ?? 0 }])
}

function sumToPay(months: readonly ShownMonth[]): number {
  return months.reduce((sum, { toPay }) => sum + toPay, 0)
}

function monthNow({ now }: Pick<PartnerContext, 'now'>): string {
  return dayInBrasilia(now()).slice(0, 7)
}
