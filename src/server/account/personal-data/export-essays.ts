/** The export's part about the writing room: every essay with its plan, its draft, its versions and their corrections, comments from outside. */
import type { Tx } from '#server/platform/db/client.ts'
import type { Person } from './person.ts'

export async function readEssays(tx: Tx, { userId }: Person): Promise<unknown> {
  const essays = await tx
    .selectFrom('essays')
    .select([
      'id',
      'exam as prova',
      'theme as tema',
      'motivating as textosMotivadores',
      'draft as rascunho',
      'plan as plano',
      'pasted_characters as caracteresColados',
      'has_paper_lines as linhasDoPapel',
      'created_at as comecadaEm',
      'updated_at as editadaEm',
    ])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()
  const versions = await tx
    .selectFrom('essay_versions as v')
    .innerJoin('essays as e', 'e.id', 'v.essay_id')
    .select([
      'v.essay_id as redacao',
      'v.number as versao',
      'v.text as texto',
      'v.levels as notas',
      'v.total as total',
      'v.pasted_characters as caracteresColados',
      'v.has_paper_lines as linhasDoPapel',
      'v.correction as correcao',
      'v.corrected_at as corrigidaEm',
    ])
    .where('e.user_id', '=', userId)
    .orderBy('v.corrected_at')
    .execute()
  const photographs = await tx
    .selectFrom('sheet_photographs as p')
    .innerJoin('essays as e', 'e.id', 'p.essay_id')
    .select(['p.essay_id as redacao', 'p.page as pagina', 'p.created_at as guardadaEm'])
    .where('e.user_id', '=', userId)
    .orderBy('p.created_at')
    .orderBy('p.id')
    .execute()
  const given = await tx
    .selectFrom('given_sheets')
    .select(['id', 'wording as versaoDoConsentimento', 'created_at as dadaEm', 'figures as medidas'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const days = await tx
    .selectFrom('correction_days')
    .select(['day as dia', 'count as correcoes'])
    .where('user_id', '=', userId)
    .orderBy('day')
    .execute()
  const reviews = await tx
    .selectFrom('essay_reviews as r')
    .innerJoin('essays as e', 'e.id', 'r.essay_id')
    .select([
      'r.essay_id as redacao',
      'r.number as versao',
      'r.recipient as enviadaPara',
      'r.asked_at as enviadaEm',
      'r.comments as comentarios',
      'r.answered_at as respondidaEm',
    ])
    .where('e.user_id', '=', userId)
    .orderBy('r.asked_at')
    .execute()
  const reviewDays = await tx
    .selectFrom('review_days')
    .select(['day as dia', 'count as pedidos', 'pages as paginasLidas'])
    .where('user_id', '=', userId)
    .orderBy('day')
    .execute()
  return {
    redacoes: essays,
    simulados: await readMockExams(tx, userId),
    versoes: versions,
    versoesDeOutrasProvas: await readExamVersions(tx, userId),
    fotosDaFolha: photographs,
    fotosParaMedir: given,
    correcoesPorDia: days,
    comentariosExternos: reviews,
    comentariosExternosPorDia: reviewDays,
  }
}

async function readExamVersions(tx: Tx, userId: string): Promise<unknown> {
  return tx
    .selectFrom('exam_versions as v')
    .innerJoin('essays as e', 'e.id', 'v.essay_id')
    .select([
      'v.essay_id as redacao',
      'v.number as versao',
      'v.text as texto',
      'v.pasted_characters as caracteresColados',
      'v.has_paper_lines as linhasDoPapel',
      'v.reading as leitura',
      'v.assessment as autoavaliacao',
      'v.corrected_at as corrigidaEm',
    ])
    .where('e.user_id', '=', userId)
    .orderBy('v.corrected_at')
    .execute()
}

async function readMockExams(tx: Tx, userId: string): Promise<unknown> {
  return tx
    .selectFrom('mock_exam_sittings as s')
    .innerJoin('mock_exams as e', 'e.month', 's.month')
    .select([
      's.month as mes',
      'e.theme as tema',
      's.is_on_paper as noPapel',
      's.begun_at as comecadoEm',
      's.ends_at as terminaEm',
      's.text as texto',
      's.pasted_characters as caracteresColados',
      's.has_paper_lines as linhasDoPapel',
      's.saved_at as salvoEm',
      's.handed_in_at as entregueEm',
      's.ended_by as encerradoPor',
      's.graded_at as corrigidoEm',
      's.levels as notas',
      's.total as total',
      's.essay_id as redacao',
    ])
    .where('s.user_id', '=', userId)
    .orderBy('s.month')
    .execute()
}
