/** The export's part about guardians: those of a minor with what was decided, and the minors of a guardian. */
import { maskedEmail } from '#domain/account/guardian.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { listGuardians, listMinors } from '../guardians/guardian-repository.ts'
import type { Person } from './person.ts'

export async function readGuardians(tx: Tx, { userId }: Person): Promise<unknown> {
  const codes = await tx
    .selectFrom('guardian_codes')
    .select(['code as codigo', 'made_at as criadoEm', 'expires_at as valeAte', 'used_at as usadoEm'])
    .where('minor_id', '=', userId)
    .orderBy('made_at')
    .execute()
  const acts = await tx
    .selectFrom('guardian_acts')
    .select(['act as ato', 'by as de', 'at as em'])
    .where('minor_id', '=', userId)
    .orderBy('at')
    .execute()
  const own = await tx
    .selectFrom('guardian_acts')
    .select(['act as ato', 'at as em'])
    .where('actor_id', '=', userId)
    .where('by', '=', 'guardian')
    .orderBy('at')
    .execute()
  const requests = await tx
    .selectFrom('purchase_requests')
    .select([
      ...([
        'lines as itens',
        'plan as plano',
        'coupon_code as cupom',
        'total_amount as totalEmCentavos',
      ] as const),
      ...(['currency_code as moeda', 'state as situacao', 'asked_at as pedidoEm'] as const),
      ...(['decided_at as decididoEm', 'expires_at as valeAte'] as const),
    ])
    .where('minor_id', '=', userId)
    .orderBy('asked_at')
    .execute()
  const shown = await tx
    .selectFrom('guardian_essays as s')
    .innerJoin('guardian_links as l', 'l.id', 's.link_id')
    .innerJoin('essays as e', 'e.id', 's.essay_id')
    .select(['e.theme as tema', 's.number as versao', 's.shown_at as mostradaEm'])
    .where('l.minor_id', '=', userId)
    .orderBy('s.shown_at')
    .execute()
  const guardians = await listGuardians(tx, userId)
  const minors = await listMinors(tx, userId)
  return {
    codigos: codes,
    responsaveis: guardians.map(({ name, email, tied_at, approves_purchases, erasure_asked_at }) => ({
      ...{ nome: name, email: maskedEmail(email), desde: tied_at, aprovaCompras: approves_purchases },
      pediuApagarEm: erasure_asked_at,
    })),
    decisoesSobreVoce: acts,
    pedidosDeCompra: requests.map(({ itens, ...request }) => ({
      ...request,
      itens: itens.map(({ title, quantity, unitAmount, discountAmount }) => ({
        ...{ titulo: title, quantidade: quantity },
        ...{ precoEmCentavos: unitAmount, descontoEmCentavos: discountAmount },
      })),
    })),
    redacoesMostradas: shown,
    estudantes: minors.map(({ firstName, tied_at, approves_purchases, erasure_asked_at }) => ({
      ...{ nome: firstName, desde: tied_at, voceAprovaCompras: approves_purchases },
      vocePediuApagarEm: erasure_asked_at,
    })),
    decisoesSuas: own,
  }
}
