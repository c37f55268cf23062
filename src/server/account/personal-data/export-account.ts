/** The export's parts about the account itself. Keys are Portuguese: the reader is the person. */
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { deviceOf } from '#domain/account/device.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { describeDevice } from '#texts/account/device.ts'
import type { Person } from './person.ts'

export async function readAccount(tx: Tx, { userId }: Person): Promise<unknown> {
  return tx
    .selectFrom('users')
    .select([
      'id as codigo',
      'email',
      'email_verified_at as emailConfirmadoEm',
      'email_change as novoEmailPendente',
      'user_metadata as dadosInformadosNoCadastro',
      'app_metadata as dadosDoServico',
      'banned_until as bloqueadaAte',
      'ban_reason as motivoDoBloqueio',
      'last_sign_in_at as ultimaEntradaEm',
      'created_at as criadaEm',
      'updated_at as alteradaEm',
    ])
    .select((eb) => [
      // Whether there is one, not what it is.
      eb('password_hash', 'is not', null).as('temSenha'),
      jsonArrayFrom(
        eb
          .selectFrom('identities')
          .select([
            'provider as provedor',
            'subject as codigoNoProvedor',
            'identity_data as dadosInformadosPeloProvedor',
            'created_at as ligadoEm',
            'last_sign_in_at as ultimaEntradaEm',
          ])
          .whereRef('identities.user_id', '=', 'users.id')
          .orderBy('created_at'),
      ).as('formasDeEntrada'),
      // That there is one and since when; neither its secret nor its codes.
      jsonArrayFrom(
        eb
          .selectFrom('mfa_factors')
          .select(['friendly_name as nome', 'created_at as criadaEm', 'verified_at as ativaDesde'])
          .select((codes) =>
            jsonArrayFrom(
              codes
                .selectFrom('recovery_codes')
                .select('used_at as usadoEm')
                .whereRef('recovery_codes.user_id', '=', 'mfa_factors.user_id')
                .orderBy('used_at'),
            ).as('codigosDeRecuperacao'),
          )
          .whereRef('mfa_factors.user_id', '=', 'users.id'),
      ).as('verificacaoEmDuasEtapas'),
    ])
    .where('id', '=', userId)
    .executeTakeFirst()
}

export async function readProfile(tx: Tx, { userId }: Person): Promise<unknown> {
  return tx
    .selectFrom('profiles')
    .select([
      'full_name as nome',
      'city as cidade',
      'state as estado',
      'phone as telefone',
      'avatar_url as foto',
      'cover_url as capa',
      'target_exam as examePretendido',
      'xp',
      'strengths as pontoForte',
      'weaknesses as pontoAMelhorar',
      'generation_count as redacoesGeradas',
      'bought_generations as geracoesCompradas',
      'premium_generations as geracoesPeloPremium',
      'created_at as criadoEm',
      'updated_at as alteradoEm',
    ])
    .where('id', '=', userId)
    .executeTakeFirst()
}

/** Without what opens them: a refresh token is a secret, also of its owner's. */
export async function readSessions(tx: Tx, { userId }: Person): Promise<unknown> {
  const rows = await tx
    .selectFrom('sessions')
    .select(['created_at', 'refreshed_at', 'expires_at', 'amr', 'second_factor_at', 'user_agent', 'ip'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()
  const known = await tx
    .selectFrom('known_devices')
    .select(['last_seen_at as vistoPorUltimoEm', 'told_at as avisadoPorEmailEm'])
    .where('user_id', '=', userId)
    .orderBy('last_seen_at')
    .execute()
  const sessions = rows.map((row) => ({
    aparelho: describeDevice(deviceOf(row.user_agent)),
    navegador: row.user_agent,
    enderecoIp: row.ip,
    formaDeEntrada: row.amr,
    segundaEtapaEm: row.second_factor_at,
    comecouEm: row.created_at,
    ultimoUsoEm: row.refreshed_at,
    terminaEm: row.expires_at,
  }))
  return { sessoes: sessions, navegadoresConhecidos: known }
}

export async function readAccessRecords(tx: Tx, { userId }: Person): Promise<unknown> {
  return tx
    .selectFrom('access_records')
    .select(['at as dataEHora', 'ip as enderecoIp', 'port as portaLogica'])
    .where('user_id', '=', userId)
    .orderBy('at')
    .execute()
}

export async function readConsents(tx: Tx, { userId }: Person): Promise<unknown> {
  const age = await tx
    .selectFrom('age_declarations')
    .select(['age_band as faixa', 'declared_at as informadaEm'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  const consents = await tx
    .selectFrom('consents')
    .select(['document as documento', 'version as versao', 'accepted_at as aceitoEm'])
    .where('user_id', '=', userId)
    .orderBy('accepted_at')
    .orderBy('document')
    .execute()
  const permission = await tx
    .selectFrom('guardian_permissions')
    .select('granted_at as dadaEm')
    .select(
      sql<string>`case when given_link_id is null then 'direção' else 'responsável' end`.as('anotadaPor'),
    )
    .where('user_id', '=', userId)
    .executeTakeFirst()
  const reviews = await tx
    .selectFrom('review_consents')
    .select([
      'purpose as para',
      'recipient as destinatario',
      'wording as versao',
      'given_at as dadoEm',
      'ended_at as retiradoEm',
    ])
    .where('user_id', '=', userId)
    .orderBy('given_at')
    .execute()
  return {
    idade: age ?? null,
    aceites: consents,
    autorizacaoDoResponsavel: permission ?? null,
    comentariosExternos: reviews,
  }
}

export async function readStudyPlan(tx: Tx, { userId }: Person): Promise<unknown> {
  const row = await tx
    .selectFrom('study_plans')
    .select(['plan as plano', 'updated_at as guardadoEm'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row ?? null
}

export async function readFiles(tx: Tx, { userId }: Person): Promise<unknown> {
  return tx
    .selectFrom('storage_objects')
    .select([
      'bucket as pasta',
      'name as nome',
      'byte_size as tamanhoEmBytes',
      'created_at as enviadoEm',
      'unused_since as semUsoDesde',
    ])
    .where('owner_id', '=', userId)
    .orderBy('bucket')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}
