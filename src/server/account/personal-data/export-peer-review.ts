/** The export's part about the Match: taking part, own grades of the samples, essays that were sent, corrections given and received. */
import type { Tx } from '#server/platform/db/client.ts'
import type { Person } from './person.ts'

export async function readPeerReviews(tx: Tx, { userId }: Person): Promise<unknown> {
  const member = await tx
    .selectFrom('peer_members')
    .select([
      'is_on as participa',
      'agreed_at as autorizadoEm',
      'ready_at as prontaParaCorrigirEm',
      'wants_mail as querAvisosPorEmail',
    ])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  const samples = await tx
    .selectFrom('peer_calibrations')
    .select(['sample_id as amostra', 'levels as notas', 'tries as tentativas', 'graded_at as corrigidaEm'])
    .where('user_id', '=', userId)
    .orderBy('graded_at')
    .execute()
  const sent = await tx
    .selectFrom('peer_entries')
    .select([
      'id as envio',
      'essay_id as redacao',
      'version_number as versao',
      'state as situacao',
      'searched_at as enviadaEm',
      'hidden_at as ocultadaEm',
    ])
    .where('user_id', '=', userId)
    .orderBy('searched_at')
    .execute()
  const corrections = tx
    .selectFrom('peer_reviews as r')
    .innerJoin('peer_entries as e', 'e.id', 'r.entry_id')
    .select([
      'r.kind as tipo',
      'r.levels as notas',
      'r.sentences as frases',
      'r.remarks as marcas',
      'r.ended_at as terminadaEm',
      'r.hidden_at as ocultadaEm',
    ])
    .orderBy('r.assigned_at')
  // Of the other student there is nothing: neither who wrote nor who corrected.
  const given = await corrections
    .select(['r.state as situacao', 'r.assigned_at as recebidaEm'])
    .where('r.reviewer_id', '=', userId)
    .execute()
  const received = await corrections
    .select('e.id as envio')
    .where('e.user_id', '=', userId)
    .where('r.state', '=', 'delivered')
    .where('e.duty', 'in', ['done', 'waived', 'missed'])
    // What waits for the team's reading, or did not pass it, never arrived.
    .where((eb) => eb.or([eb('r.reading', 'is', null), eb('r.reading', '=', 'passed')]))
    .execute()
  return {
    participacao: member ?? null,
    amostras: samples,
    redacoesEnviadas: sent,
    correcoesFeitas: given,
    correcoesRecebidas: received,
  }
}
