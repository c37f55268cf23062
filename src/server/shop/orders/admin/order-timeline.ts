/** Everything that happened to an order, oldest first: its payment, its delivery, its mails and its money back. */
import type { Selectable } from 'kysely'
import { z } from 'zod'
import type { OrderEntry } from '#domain/console/orders-admin-wire.ts'
import type { AuditEntriesTable } from '#server/platform/db/tables/console.ts'
import type { OutgoingMailsTable } from '#server/platform/db/tables/installation.ts'
import type { DisputesTable, PaymentEventsTable, RefundsTable } from '#server/platform/db/tables/orders.ts'
import type { OrderRecord } from '../order-repository.ts'

type LineFacts = {
  productTitle: string
  purchasedAt: Date | null
  revokedAt: Date | null
  downloads: number
  lastAt: Date | null
}

type OrderFacts = {
  order: OrderRecord
  events: readonly Selectable<PaymentEventsTable>[]
  lines: readonly LineFacts[]
  mails: readonly Pick<Selectable<OutgoingMailsTable>, 'kind' | 'created_at' | 'sent_at'>[]
  refunds: readonly Selectable<RefundsTable>[]
  disputes: readonly Selectable<DisputesTable>[]
  corrections: readonly Pick<Selectable<AuditEntriesTable>, 'acted_at' | 'details'>[]
}

/** Absent once the buyer's data were erased. */
const correctedEmail = z.object({ from: z.string(), to: z.string() })

export function orderTimeline({
  order,
  events,
  lines,
  mails,
  refunds,
  disputes,
  corrections,
}: OrderFacts): OrderEntry[] {
  const entries: OrderEntry[] = [
    { kind: 'made', at: order.createdAt.toISOString() },
    ...events.map((event) => ({
      kind: 'payment' as const,
      at: event.received_at.toISOString(),
      type: event.type,
      outcome: event.outcome,
      amount: event.amount,
      method: event.method,
    })),
    ...lines.flatMap(entriesOfLine),
    ...mails.map((mail) => ({
      kind: 'mail' as const,
      at: (mail.sent_at ?? mail.created_at).toISOString(),
      mail: mail.kind,
      isSent: mail.sent_at !== null,
    })),
    ...refunds.flatMap(({ reason, amount, note, requested_at: asked, done_at: done }): OrderEntry[] => [
      { kind: 'refund-asked', at: asked.toISOString(), reason, amount, note },
      ...(done ? [{ kind: 'refund-done' as const, at: done.toISOString(), amount }] : []),
    ]),
    ...disputes.flatMap(({ amount, reason, status, opened_at: opened, closed_at: closed }): OrderEntry[] => [
      { kind: 'dispute-opened', at: opened.toISOString(), amount, reason },
      ...(closed ? [{ kind: 'dispute-closed' as const, at: closed.toISOString(), status }] : []),
    ]),
    ...corrections.map(({ acted_at: at, details }) => ({
      kind: 'email-corrected' as const,
      at: at.toISOString(),
      email: correctedEmail.safeParse(details['email']).data ?? null,
    })),
  ]
  return entries.sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))
}

function entriesOfLine({
  productTitle: title,
  purchasedAt,
  revokedAt,
  downloads,
  lastAt,
}: LineFacts): OrderEntry[] {
  return [
    ...(purchasedAt ? [{ kind: 'delivered' as const, at: purchasedAt.toISOString(), title }] : []),
    ...(revokedAt ? [{ kind: 'access-ended' as const, at: revokedAt.toISOString(), title }] : []),
    ...(lastAt ? [{ kind: 'downloaded' as const, at: lastAt.toISOString(), title, times: downloads }] : []),
  ]
}
