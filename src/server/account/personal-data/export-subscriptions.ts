/** The export's part about premium that recurs: each subscription with its charges. */
import type { Tx } from '#server/platform/db/client.ts'
import type { Person } from './person.ts'

export async function readSubscriptions(tx: Tx, { userId }: Person): Promise<unknown> {
  const subscriptions = await tx
    .selectFrom('subscriptions')
    .select([
      'id as codigo',
      'status as situacao',
      'plan as plano',
      'price_in_cents as preco',
      'corrections_per_month as correcoesPorMes',
      'next_plan as proximoPlano',
      'next_price_in_cents as proximoPreco',
      'next_from as proximoAPartirDe',
      'paid_until as pagaAte',
      'cancelled_at as canceladaEm',
      'ended_at as terminouEm',
      'end_reason as motivoDoFim',
      'created_at as comecouEm',
    ])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()
  const charges = await tx
    .selectFrom('subscription_charges as c')
    .innerJoin('subscriptions as s', 's.id', 'c.subscription_id')
    .select([
      'c.subscription_id as assinatura',
      'c.amount as valor',
      'c.refunded_amount as devolvido',
      'c.give_back_reason as motivoDaDevolucao',
      'c.period_start as de',
      'c.period_end as ate',
      'c.paid_at as pagoEm',
    ])
    .where('s.user_id', '=', userId)
    .orderBy('c.paid_at')
    .execute()
  return { assinaturas: subscriptions, cobrancas: charges }
}
