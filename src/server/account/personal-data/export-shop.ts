/** The export's parts about buying: orders with what was paid for them, and what they opened. */
import { sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Tx } from '#server/platform/db/client.ts'
import type { Person } from './person.ts'

export async function readOrders(tx: Tx, { userId }: Person): Promise<unknown> {
  return tx
    .selectFrom('orders')
    .select([
      'number as numero',
      'status as situacao',
      'buyer_email as emailDeQuemCompra',
      'buyer_name as nomeDeQuemCompra',
      'currency_code as moeda',
      'total_amount as totalEmCentavos',
      'coupon_code as cupom',
      'source as origemDaVisita',
      'provider as meioDePagamento',
      'locale as idioma',
      'time_zone as fusoHorario',
      'created_at as feitoEm',
      'paid_at as pagoEm',
      'waiting_since as boletoDesde',
      'payable_until as boletoAte',
      'voucher_url as boleto',
    ])
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('order_lines')
          .select([
            'product_title as produto',
            'variant_title as versao',
            'quantity as quantidade',
            'unit_amount as precoEmCentavos',
            'discount_amount as descontoEmCentavos',
            sql<boolean>`offered_with is not null`.as('oferecidoNoCarrinho'),
          ])
          .whereRef('order_lines.order_id', '=', 'orders.id')
          .orderBy('sort_order'),
      ).as('itens'),
      jsonArrayFrom(
        eb
          .selectFrom('payment_events')
          .select([
            'event_id as codigo',
            'type as tipo',
            'amount as valorEmCentavos',
            'currency_code as moeda',
            'method as forma',
            'outcome as resultado',
            'received_at as recebidoEm',
          ])
          .whereRef('payment_events.order_id', '=', 'orders.id')
          .orderBy('received_at'),
      ).as('pagamentos'),
      jsonArrayFrom(
        eb
          .selectFrom('refunds')
          .select([
            'reason as motivo',
            'note as explicacao',
            'amount as valorEmCentavos',
            'requested_at as pedidaEm',
            'done_at as feitaEm',
          ])
          .whereRef('refunds.order_id', '=', 'orders.id'),
      ).as('devolucoes'),
      jsonArrayFrom(
        eb
          .selectFrom('disputes')
          .select([
            'amount as valorEmCentavos',
            'status as situacao',
            'opened_at as abertaEm',
            'closed_at as decididaEm',
          ])
          .whereRef('disputes.order_id', '=', 'orders.id'),
      ).as('contestacoes'),
      jsonObjectFrom(
        eb
          .selectFrom('partner_orders')
          .innerJoin('partners', 'partners.id', 'partner_orders.partner_id')
          .select(['partners.code as codigo', 'partner_orders.clicked_on as diaDoClique'])
          .whereRef('partner_orders.order_id', '=', 'orders.id'),
      ).as('linkDeParceria'),
    ])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()
}

/** The booklets themselves are not in the ZIP: they say nothing about the person but the name that is printed on them. */
export async function readPurchases(tx: Tx, { userId }: Person): Promise<unknown> {
  const purchases = await tx
    .selectFrom('purchases')
    .innerJoin('orders', 'orders.id', 'purchases.order_id')
    .select([
      'orders.number as pedido',
      'purchases.product_title as produto',
      'purchases.variant_title as versao',
      'purchases.quantity as quantidade',
      'purchases.buyer_name as nomeImpresso',
      'purchases.buyer_email as emailImpresso',
      'purchases.purchased_at as compradoEm',
      'purchases.revoked_at as encerradoEm',
      sql<number | null>`nullif(purchases.licence_seats, 0)`.as('vagasDaLicenca'),
      'purchases.licence_ends_at as licencaAte',
    ])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('material_downloads')
          .select([
            'material_id as arquivo',
            'times as vezes',
            'first_at as primeiraVez',
            'last_at as ultimaVez',
          ])
          .whereRef('material_downloads.purchase_id', '=', 'purchases.id'),
      ).as('downloads'),
    )
    .where('purchases.user_id', '=', userId)
    .orderBy('purchases.purchased_at')
    .execute()
  const access = await tx
    .selectFrom('entitlements')
    .select(['name as acesso', 'granted_at as liberadoEm', 'revoked_at as encerradoEm'])
    .where('user_id', '=', userId)
    .orderBy('granted_at')
    .execute()
  const gift = await tx
    .selectFrom('premium_grants')
    .select(['reason as motivo', 'granted_at as liberadoEm'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return { materiais: purchases, acessos: access, premiumDePresente: gift ?? null }
}
