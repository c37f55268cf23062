/**
 * The e-mail to who has won a month, in the transaction that decides it. Without the name unless an adult has proven
 * the mailbox: what goes to a minor, or to an address that somebody may have mistyped, says nothing about a person.
 */
import { isMinor } from '#domain/account/age.ts'
import { monthName } from '#domain/community/challenge.ts'
import { ageBandOf } from '#server/identity/age-band.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { queueMail } from '#server/platform/mail/queue-mail.ts'
import type { RoundRow } from './round-repository.ts'

export async function notifyWinner(tx: Tx, round: RoundRow, essayId: string, now: Date): Promise<void> {
  const winner = await tx
    .selectFrom('challenge_essays as e')
    .innerJoin('users as u', 'u.id', 'e.user_id')
    .leftJoin('profiles as p', 'p.id', 'u.id')
    .select(['u.id', 'u.email', 'u.email_verified_at', 'p.full_name'])
    .where('e.id', '=', essayId)
    .executeTakeFirst()
  if (!winner) return
  const band = await ageBandOf(tx, winner.id, now)
  const isAdult = band !== null && !isMinor(band)
  await queueMail(tx, now, {
    kind: 'challenge-won',
    recipient: winner.email,
    facts: {
      name: isAdult && winner.email_verified_at ? winner.full_name : null,
      month: monthName(round.month),
      theme: round.theme,
      prize: round.prize,
      isAdult,
    },
  })
}
