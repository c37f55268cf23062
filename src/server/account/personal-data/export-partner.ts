/** The export's part about a partnership: the agreement, what it earned month by month, and what was paid. */
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Tx } from '#server/platform/db/client.ts'
import type { Person } from './person.ts'

export async function readPartnership(tx: Tx, { userId, provenEmail }: Person): Promise<unknown> {
  return tx
    .selectFrom('partners')
    .select([
      'code as codigoDoLink',
      'name as nome',
      'email',
      'share_percent as parteEmPorCento',
      'note as anotacao',
      'created_at as desde',
      'ended_at as encerradaEm',
    ])
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('partner_entries as e')
          .innerJoin('orders as o', 'o.id', 'e.order_id')
          .select([
            'o.number as pedido',
            'e.month as mes',
            'e.at as em',
            'e.value_change as valorEmCentavos',
            'e.share_change as parteEmCentavos',
          ])
          .whereRef('e.partner_id', '=', 'partners.id')
          .orderBy('e.id'),
      ).as('pedidos'),
      jsonArrayFrom(
        eb
          .selectFrom('partner_payments as p')
          .select([
            'p.month as mes',
            'p.amount as valorEmCentavos',
            'p.note as anotacao',
            'p.paid_at as pagoEm',
          ])
          .whereRef('p.partner_id', '=', 'partners.id')
          .orderBy('p.month'),
      ).as('pagamentos'),
    ])
    .where((eb) => eb.or([eb('user_id', '=', userId), eb('email', '=', provenEmail)]))
    .orderBy('created_at')
    .execute()
}
