/**
 * The end of a minor's account that a guardian asks for: it waits, so that the minor hears of it and may end the tie, and
 * the job of accounts carries it out (product §10 Guardians; decision 0277). What it does is any account's erasure.
 */
import { erasureDue, erasureEnd } from '#domain/account/guardian.ts'
import { firstNameOf } from '#domain/account/person-name.ts'
import { type Ok, ok } from '#domain/shared/result.ts'
import { noteAct } from '#server/identity/guardian.ts'
import type { DbOrTx, Tx } from '#server/platform/db/client.ts'
import { queueMail } from '#server/platform/mail/queue-mail.ts'
import type { Platform } from '#server/platform/platform.ts'
import { holdTie, isStillMinor, type NotTied, tellMinor } from './guardian.ts'
import {
  type Account,
  findAccount,
  listDueErasures,
  listOtherGuardians,
  noteErasureAsked,
} from './guardian-repository.ts'

type Clocked = Pick<Platform, 'db' | 'now'>

/** The caller has proven who asks. Asked again, the first day counts. */
export async function askErasure(
  { db, now, jobs }: Clocked & Pick<Platform, 'jobs'>,
  guardianId: string,
  linkId: string,
): Promise<Ok<null> | NotTied> {
  const at = now()
  const asked = await db.transaction().execute(async (tx) => {
    const held = await holdTie(tx, guardianId, linkId, at)
    if (!held.ok) return held
    if (!(await noteErasureAsked(tx, linkId, at))) return ok(null)
    const { minor_id: minorId } = held.value
    await noteAct(tx, minorId, 'erasure-asked', { by: 'guardian', actorId: guardianId }, at)
    const [minor, guardian] = [await findAccount(tx, minorId), await findAccount(tx, guardianId)]
    if (minor && guardian) await tellMinor(tx, minor, guardian, 'guardian-erasure-asked', at)
    if (minor) await tellOtherGuardians(tx, minor, guardianId, at)
    return ok(null)
  })
  if (asked.ok) jobs.wake('deliver-mail')
  return asked
}

/** Who answers for the minor, too, may disagree; who asked is not theirs to know. */
async function tellOtherGuardians(tx: Tx, minor: Account, askedBy: string, at: Date): Promise<void> {
  const facts = { minor: firstNameOf(minor.name), until: erasureEnd(at).toISOString() }
  for (const id of await listOtherGuardians(tx, minor.id, askedBy)) {
    const guardian = await findAccount(tx, id)
    if (!guardian?.isProven) continue
    await queueMail(tx, at, {
      kind: 'other-guardian-erasure-asked',
      recipient: guardian.email,
      facts: { name: guardian.name, ...facts },
    })
  }
}

export async function withdrawErasure(
  { db, now, jobs }: Clocked & Pick<Platform, 'jobs'>,
  guardianId: string,
  linkId: string,
): Promise<Ok<null> | NotTied> {
  const at = now()
  const withdrawn = await db.transaction().execute(async (tx) => {
    const held = await holdTie(tx, guardianId, linkId, at)
    if (!held.ok) return held
    if (!(await noteErasureAsked(tx, linkId, null))) return ok(null)
    const { minor_id: minorId } = held.value
    await noteAct(tx, minorId, 'erasure-withdrawn', { by: 'guardian', actorId: guardianId }, at)
    const [minor, guardian] = [await findAccount(tx, minorId), await findAccount(tx, guardianId)]
    if (minor && guardian) await tellMinor(tx, minor, guardian, 'guardian-erasure-withdrawn', at)
    return ok(null)
  })
  if (withdrawn.ok) jobs.wake('deliver-mail')
  return withdrawn
}

/** Asked again under the lock of the account: the tie may have ended, or the guardian changed their mind. */
export async function isErasureDue(tx: Tx, minorId: string, now: Date): Promise<boolean> {
  const due = await listDueErasures(tx, erasureDue(now), minorId)
  return due.length > 0 && (await isStillMinor(tx, minorId, now))
}

/** Within the erasure: to who asked for it, without a name. */
export async function tellErased(tx: Tx, guardianId: string, now: Date): Promise<void> {
  const guardian = await findAccount(tx, guardianId)
  if (!guardian?.isProven) return
  await queueMail(tx, now, {
    kind: 'minor-erased',
    recipient: guardian.email,
    facts: { name: guardian.name },
  })
}

/** What the job does next, oldest first. */
export function listErasures(db: DbOrTx, now: Date): Promise<{ minorId: string; guardianId: string }[]> {
  return listDueErasures(db, erasureDue(now))
}
