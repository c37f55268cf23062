/** What a person has written where others read it, and liked: the wall of feedback, reviews of products and the monthly challenge. */
import type { Tx } from '#server/platform/db/client.ts'
import type { Person } from './person.ts'

export async function readWallTraces(tx: Tx, { userId }: Person): Promise<unknown> {
  const feedbacks = await tx
    .selectFrom('feedbacks')
    .select([
      'author_name as nome',
      'rating as estrelas',
      'comment as comentario',
      'like_count as curtidas',
      'created_at as enviadoEm',
      'hidden_at as ocultadoEm',
    ])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()
  const comments = await tx
    .selectFrom('feedback_comments')
    .select(['text as texto', 'created_at as enviadoEm', 'hidden_at as ocultadoEm'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()
  const likes = await tx
    .selectFrom('feedback_likes')
    .select(['feedback_id as feedback', 'created_at as curtidoEm'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()
  const reviews = await tx
    .selectFrom('product_reviews as r')
    .innerJoin('products as p', 'p.id', 'r.product_id')
    .select([
      'p.title as produto',
      'r.rating as estrelas',
      'r.text as texto',
      'r.created_at as enviadaEm',
      'r.hidden_at as ocultadaEm',
      'r.answer as resposta',
    ])
    .where('r.user_id', '=', userId)
    .orderBy('r.created_at')
    .execute()
  return { feedbacks, comentarios: comments, curtidas: likes, avaliacoesDeProdutos: reviews }
}

export async function readChallengeTraces(tx: Tx, { userId }: Person): Promise<unknown> {
  const essays = await tx
    .selectFrom('challenge_essays as e')
    .innerJoin('challenge_rounds as r', 'r.month', 'e.month')
    .select([
      'e.month as mes',
      'r.theme as tema',
      'e.text as redacao',
      'e.like_count as curtidas',
      'e.created_at as enviadaEm',
      'e.updated_at as editadaEm',
      'e.hidden_at as ocultadaEm',
    ])
    .where('e.user_id', '=', userId)
    .orderBy('e.month')
    .execute()
  const likes = await tx
    .selectFrom('challenge_likes')
    .select(['essay_id as redacao', 'created_at as curtidaEm'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()
  const grades = await tx
    .selectFrom('challenge_grades')
    .select(['essay_id as redacao', 'scores as notas', 'total', 'graded_at as avaliadaEm'])
    .where('juror_id', '=', userId)
    .orderBy('graded_at')
    .execute()
  return { redacoes: essays, curtidas: likes, avaliacoesComoJurado: grades }
}
