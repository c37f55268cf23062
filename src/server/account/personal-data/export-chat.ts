/** The export's part about the talks: what the person wrote, reported and blocked, and what was decided about it. */
import type { Tx } from '#server/platform/db/client.ts'
import type { Person } from './person.ts'

export async function readChat(tx: Tx, { userId, authorKey }: Person): Promise<unknown> {
  const messages = await tx
    .selectFrom('chat_messages')
    .select([
      'channel as canal',
      'text as texto',
      'created_at as escritaEm',
      'edited_at as editadaEm',
      'hidden_at as escondidaEm',
      'deleted_at as apagadaEm',
    ])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()
  const cases = await tx
    .selectFrom('moderation_cases')
    .select([
      'text as texto',
      'status as situacao',
      'opened_at as abertaEm',
      'decided_at as decididaEm',
      'decision_reason as motivo',
      'appeal_text as recurso',
      'appeal_reason as motivoDoRecurso',
    ])
    .where('author_key', '=', authorKey)
    .orderBy('opened_at')
    .execute()
  const reports = await tx
    .selectFrom('reports')
    .select(['reason as motivo', 'note as observacao', 'created_at as feitaEm'])
    .where('reporter_key', '=', authorKey)
    .orderBy('created_at')
    .execute()
  const blocks = await tx
    .selectFrom('author_blocks')
    .select(['blocked_name as nome', 'created_at as bloqueadoEm'])
    .where('blocker_key', '=', authorKey)
    .orderBy('created_at')
    .execute()
  const pauses = await tx
    .selectFrom('posting_pauses')
    .select(['until as ate', 'reason as motivo'])
    .where('author_key', '=', authorKey)
    .execute()
  const networks = await tx
    .selectFrom('writer_networks')
    .select(['network_key as rede', 'seen_at as vistaEm'])
    .where('author_key', '=', authorKey)
    .execute()
  return {
    mensagens: messages,
    decisoesSobreVoce: cases,
    denunciasFeitas: reports,
    pessoasBloqueadas: blocks,
    pausas: pauses,
    redesDeOndeEscreveu: networks,
  }
}
