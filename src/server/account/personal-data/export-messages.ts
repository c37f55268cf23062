/**
 * The export's parts that are kept under an e-mail and not under an account. Only for who has proven the address: else
 * a sign-up with a stranger's address would read the stranger's letters.
 */
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Tx } from '#server/platform/db/client.ts'
import type { Person } from './person.ts'

export async function readSentMails(tx: Tx, { provenEmail }: Person): Promise<unknown> {
  if (provenEmail === null) return []
  return tx
    .selectFrom('outgoing_mails')
    .select(['kind as tipo', 'recipient as para', 'created_at as escritoEm', 'sent_at as enviadoEm'])
    .where('recipient', '=', provenEmail)
    .orderBy('created_at')
    .execute()
}

export async function readContactMessages(tx: Tx, { provenEmail }: Person): Promise<unknown> {
  if (provenEmail === null) return []
  return tx
    .selectFrom('contact_messages')
    .select([
      'number as numero',
      'name as nome',
      'email',
      'topic as assunto',
      'message as mensagem',
      'created_at as enviadaEm',
      'answered_at as respondidaEm',
    ])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('contact_replies')
          .select(['text as resposta', 'created_at as enviadaEm', 'way as como'])
          .whereRef('contact_replies.message_id', '=', 'contact_messages.id')
          .orderBy('contact_replies.created_at'),
      ).as('respostas'),
    )
    .where('email', '=', provenEmail)
    .orderBy('created_at')
    .execute()
}

export async function readInterests(tx: Tx, { provenEmail }: Person): Promise<unknown> {
  if (provenEmail === null) return []
  return tx
    .selectFrom('product_interests')
    .select([
      'topic as assunto',
      'email',
      'consent_text as concordouCom',
      'created_at as pedidoEm',
      'confirmed_at as confirmadoEm',
      'told_at as avisadoEm',
    ])
    .where('email', '=', provenEmail)
    .orderBy('created_at')
    .execute()
}

export async function readCartReminders(tx: Tx, { provenEmail }: Person): Promise<unknown> {
  if (provenEmail === null) return []
  return tx
    .selectFrom('cart_reminders')
    .select([
      'email',
      'items as itens',
      'consent_text as concordouCom',
      'created_at as pedidoEm',
      'sent_at as enviadoEm',
    ])
    .where('email', '=', provenEmail)
    .orderBy('created_at')
    .execute()
}

export async function readMailLists(tx: Tx, { provenEmail }: Person): Promise<unknown> {
  if (provenEmail === null) return { listas: [], recusas: [] }
  const listas = await tx
    .selectFrom('mail_lists')
    .select(['list as lista', 'email', 'used_at as ultimoAvisoEm', 'stopped_at as paradaEm'])
    .where('email', '=', provenEmail)
    .orderBy('list')
    .execute()
  const recusas = await tx
    .selectFrom('refused_addresses')
    .select(['email', 'reason as motivo', 'refused_at as recusadoEm'])
    .where('email', '=', provenEmail)
    .execute()
  return { listas, recusas }
}
