/** The export's parts about the teacher's corrections: credits, what was sent and what came back, remarks of one's own. */
import { sql } from 'kysely'
import type { Tx } from '#server/platform/db/client.ts'
import type { Person } from './person.ts'

export async function readCredits(tx: Tx, { userId }: Person): Promise<unknown> {
  return await tx
    .selectFrom('credit_entries')
    .select([
      'id as codigo',
      'kind as tipo',
      'event as movimento',
      'amount as quantidade',
      'grant_id as doCredito',
      'expires_at as validoAte',
      'source as origem',
      'created_at as data',
    ])
    .where('account_id', '=', userId)
    .orderBy('id')
    .execute()
}

/** What is being written is no correction yet. */
const whenCorrected = (column: 'levels' | 'comment' | 'voice_text' | 'voice_seconds') =>
  sql<unknown>`case when state in ('corrected', 'answered', 'class-corrected') then ${sql.ref(column)} end`

export async function readTeacherCorrections(tx: Tx, { userId, provenEmail }: Person): Promise<unknown> {
  const sent = await tx
    .selectFrom('teacher_corrections')
    .select([
      'id as codigo',
      'essay_id as redacao',
      'version_number as versao',
      'exam as prova',
      'theme as tema',
      'title as titulo',
      'body as texto',
      sql<number>`cardinality(photograph_keys)`.as('fotos'),
      'state as situacao',
      sql<string | null>`case when state not like 'class-%' then promised_on end`.as('prometidaPara'),
      sql<string | null>`(select k.name from class_corrections cc join class_tasks t on t.id = cc.task_id
        join classes k on k.id = t.class_id where cc.correction_id = teacher_corrections.id)`.as('daTurma'),
      'sent_at as enviadaEm',
      'begun_at as leituraComecadaEm',
      'corrected_at as corrigidaEm',
      'withdrawn_at as retiradaEm',
      'returned_at as devolvidaEm',
      'return_reason as motivoDaDevolucao',
      'return_note as explicacaoDaDevolucao',
      whenCorrected('levels').as('notas'),
      'final_grade as notaDaMedia',
      whenCorrected('comment').as('comentario'),
      whenCorrected('voice_text').as('textoDoAudio'),
      whenCorrected('voice_seconds').as('segundosDeAudio'),
      'question as pergunta',
      'question_at as perguntadaEm',
      'answer as resposta',
      'answer_at as respondidaEm',
      'rating as avaliacao',
      'rating_note as comentarioDaAvaliacao',
    ])
    .where('account_id', '=', userId)
    .where('of_correction_id', 'is', null)
    .orderBy('sent_at')
    .execute()
  const marks = await tx
    .selectFrom('teacher_marks as m')
    .innerJoin('teacher_corrections as c', 'c.id', 'm.correction_id')
    .select([
      'm.correction_id as correcao',
      'm.start_at as inicio',
      'm.end_at as fim',
      'm.photograph as foto',
      'm.box as area',
      'm.category as categoria',
      'm.competence as competencia',
      'm.remark as observacao',
    ])
    .where('c.account_id', '=', userId)
    // What is being written is no correction yet.
    .leftJoin('teacher_corrections as w', 'w.id', 'c.of_correction_id')
    .where((eb) =>
      eb(eb.fn.coalesce('w.state', 'c.state'), 'in', ['corrected', 'answered', 'class-corrected']),
    )
    .where('m.state', '=', 'kept')
    .orderBy('m.created_at')
    .execute()
  // Of what two or three read: what each wrote, once the whole is with its student.
  const readings = await tx
    .selectFrom('teacher_corrections as r')
    .innerJoin('teacher_corrections as w', 'w.id', 'r.of_correction_id')
    .select([
      'r.id as codigo',
      'w.id as correcao',
      'r.reading as leitura',
      'r.levels as notas',
      'r.comment as comentario',
      'r.voice_text as textoDoAudio',
    ])
    .where('w.account_id', '=', userId)
    .where('w.state', 'in', ['corrected', 'answered'])
    .orderBy('w.sent_at')
    .orderBy('r.reading')
    .execute()
  const remarks = await tx
    .selectFrom('remark_bank')
    .select(['text as texto', 'competence as competencia', 'category as categoria', 'uses as vezes'])
    .where('owner_id', '=', userId)
    .orderBy('id')
    .execute()
  const work = await readOwnWork(tx, userId, provenEmail)
  return { enviadas: sent, leituras: readings, marcas: marks, observacoesGuardadas: remarks, ...work }
}

/** Of who corrects, for the house or her class: what she wrote, without the essays, which are their students'. */
async function readOwnWork(tx: Tx, userId: string, provenEmail: string | null) {
  const invitations = await tx
    .selectFrom('corrector_invitations')
    .select(['created_at as convidadaEm', 'expires_at as valiaAte', 'accepted_at as aceitoEm'])
    .where((eb) => eb.or([eb('accepted_by', '=', userId), eb('email', '=', provenEmail ?? '')]))
    .orderBy('created_at')
    .execute()
  const written = await tx
    .selectFrom('teacher_corrections')
    .select([
      'id as codigo',
      'corrected_at as corrigidaEm',
      'returned_at as devolvidaEm',
      'seconds_spent as segundos',
      'levels as notas',
      'comment as comentario',
      'voice_text as textoDoAudio',
      'return_note as explicacaoDaDevolucao',
      'answer as resposta',
    ])
    .where('reader_id', '=', userId)
    .orderBy('sent_at')
    .orderBy('id')
    .execute()
  return { convitesParaCorrigir: invitations, correcoesFeitas: written }
}
