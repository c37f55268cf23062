/**
 * The owner changes a month that has begun, with a word to everybody who has entered (product §2 Monthly challenge,
 * decision 0196). How it is decided does not change: nobody takes part in one contest and is judged in another.
 */
import { isMinor } from '#domain/account/age.ts'
import { monthName, monthOf } from '#domain/community/challenge.ts'
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import { recordAuditEntry } from '#server/console/audit-log.ts'
import { ageBandOf } from '#server/identity/age-band.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { queueMail } from '#server/platform/mail/queue-mail.ts'
import type { Platform } from '#server/platform/platform.ts'
import { changeRound, listEntrants, lockRound, putTheme, type RoundRow } from './round-repository.ts'

export type RoundChange = { readonly theme: string; readonly prize: string; readonly note: string }
export type RoundChangeRefusal = Refusal<'round_not_found' | 'month_closed' | 'nothing_changed'>

/** @returns how many people are written to */
export async function changeRunningRound(
  context: Pick<Platform, 'db' | 'jobs' | 'now'>,
  actorId: string,
  month: string,
  change: RoundChange,
): Promise<Ok<{ told: number }> | RoundChangeRefusal> {
  const at = context.now()
  const changed = await context.db.transaction().execute(async (tx) => {
    const round = await lockRound(tx, month)
    if (!round) return refuse('round_not_found')
    if (round.closed_at || month < monthOf(at)) return refuse('month_closed')
    const { theme, prize, note } = change
    // Sent again after a lost answer, it is the same change: nobody is told twice.
    if (round.theme === theme && round.prize === prize) return refuse('nothing_changed')
    await putTheme(tx, { month, theme, prize }, at)
    await changeRound(tx, month, {
      ...{ theme, prize, theme_month: month, changed_at: at, change_note: note },
      ...{ former_theme: round.theme, former_prize: round.prize },
    })
    const told = await tellEntrants(tx, round, change, at)
    await recordAuditEntry(tx, {
      actorId,
      action: 'challenge.change-round',
      subjectKind: 'challenge',
      subject: month,
      details: {
        theme: { from: round.theme, to: theme },
        prize: { from: round.prize, to: prize },
        notifiedCount: told,
      },
      at,
    })
    return ok({ told })
  })
  if (changed.ok) context.jobs.wake('deliver-mail')
  return changed
}

/** Without the name unless an adult has proven the mailbox, as to who wins (notify-winner.ts). */
async function tellEntrants(tx: Tx, former: RoundRow, change: RoundChange, now: Date): Promise<number> {
  const entrants = await listEntrants(tx, former.month)
  for (const { id, email, email_verified_at, full_name } of entrants) {
    const band = await ageBandOf(tx, id, now)
    const isAdult = band !== null && !isMinor(band)
    await queueMail(tx, now, {
      kind: 'challenge-changed',
      recipient: email,
      facts: {
        name: isAdult && email_verified_at ? full_name : null,
        month: monthName(former.month),
        formerTheme: former.theme,
        formerPrize: former.prize,
        ...change,
      },
    })
  }
  return entrants.length
}
