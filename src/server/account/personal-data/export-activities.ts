/** The export's parts about what a student has done and earned, and whom an invitation brought. */
import { sql } from 'kysely'
import type { Tx } from '#server/platform/db/client.ts'
import type { Person } from './person.ts'

export async function readBadges(tx: Tx, { userId }: Person): Promise<unknown> {
  return tx
    .selectFrom('earned_badges')
    .select(['badge_id as insignia', 'earned_at as conquistadaEm', 'seen_at as anunciadaEm'])
    .where('user_id', '=', userId)
    .orderBy('earned_at')
    .execute()
}

export async function readActivities(tx: Tx, { userId }: Person): Promise<unknown> {
  return tx
    .selectFrom('activity_counts')
    .select(['activity as atividade', 'count as quantidade'])
    .where('user_id', '=', userId)
    .orderBy('activity')
    .execute()
}

/** Own sentences are named by their place in an essay, which stands in redacoes.json. */
export async function readPractice(tx: Tx, { userId }: Person): Promise<unknown> {
  const classes = await tx
    .selectFrom('practice_cards')
    .select(['kind as tipoDeErro', 'due as voltaEm', 'reviewed_at as praticadoEm', 'reviews as vezes'])
    .select(['lapses as esquecido', 'stability as estabilidade', 'difficulty as dificuldade'])
    .select(['right_days as diasCertos', 'last_right_day as ultimoDiaCerto', 'mastered_at as dominadoEm'])
    .where('user_id', '=', userId)
    .orderBy('kind')
    .execute()
  const days = await tx
    .selectFrom('practice_days')
    .select(['day as dia', 'items as exercicios'])
    .where('user_id', '=', userId)
    .orderBy('day')
    .execute()
  const xp = await tx
    .selectFrom('xp_grants')
    .select(['day as dia', 'reason as motivo', 'thing as de', 'xp'])
    .where('user_id', '=', userId)
    .orderBy('day')
    .orderBy('thing')
    .execute()
  return { tiposDeErro: classes, dias: days, ganhosDeXp: xp }
}

/** Of others only that they came: who they are is theirs. */
export async function readReferrals(tx: Tx, { userId }: Person): Promise<unknown> {
  const own = await tx
    .selectFrom('referral_codes')
    .select('code')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  const invited = await tx
    .selectFrom('referrals')
    .select(['created_at as entrouEm', 'confirmed_at as confirmadaEm'])
    .where('referrer_id', '=', userId)
    .orderBy('created_at')
    .execute()
  const came = await tx
    .selectFrom('referrals')
    .select(sql<boolean>`true`.as('came'))
    .where('referred_id', '=', userId)
    .executeTakeFirst()
  return {
    codigoDoSeuConvite: own?.code ?? null,
    pessoasQueVieramPorEle: invited,
    voceVeioPorConvite: came !== undefined,
  }
}
