/**
 * What a guardian does: sees what a code leads to, ties the account, sees the minors, lets them write where others
 * read or not (product §10 Guardians). To who is not tied, and once a minor has grown up, nothing is there.
 */
import { isMinor } from '#domain/account/age.ts'
import {
  erasureEnd,
  GUARDIAN_DECLARATION,
  guardianRefusal,
  maskedEmail,
  mayTie,
  type TieRefusal,
} from '#domain/account/guardian.ts'
import type { TiePreview, Ties } from '#domain/account/guardian-wire.ts'
import { firstNameOf } from '#domain/account/person-name.ts'
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import { readSpokenCode } from '#domain/shared/spoken-code.ts'
import { ageBandOf } from '#server/identity/age-band.ts'
import { givePermission, noteAct, withdrawPermission } from '#server/identity/guardian.ts'
import type { DbOrTx, Tx } from '#server/platform/db/client.ts'
import { queueMail } from '#server/platform/mail/queue-mail.ts'
import type { Platform } from '#server/platform/platform.ts'
import {
  type Account,
  findAccount,
  findCode,
  findTie,
  findTieOf,
  listGuardians,
  listMinors,
  listTiesToEnd,
  lockBoth,
} from './guardian-repository.ts'
import { readSight } from './guardian-sight.ts'
import { readPermission } from './minor.ts'

type Clocked = Pick<Platform, 'db' | 'now'>
type Mailing = Clocked & Pick<Platform, 'jobs'>
export type NotTied = Refusal<'not_tied'>

/** Changes nothing. */
export async function previewTie(
  { db, now }: Clocked,
  guardianId: string,
  typed: string,
): Promise<Ok<TiePreview> | TieRefusal> {
  const read = await readByCode(db, guardianId, typed, now())
  return read.ok ? ok(read.value.preview) : read
}

/** Tied twice is tied once. The minor is told at once. */
export async function tie(
  { db, now, jobs }: Mailing,
  guardianId: string,
  typed: string,
): Promise<Ok<TiePreview> | TieRefusal> {
  const at = now()
  const tied = await db.transaction().execute(async (tx) => {
    const code = readSpokenCode(typed)
    const known = code === null ? undefined : await findCode(tx, code)
    if (code === null || !known) return refuse('code_not_found')
    await lockBoth(tx, known.minor_id, guardianId)
    const read = await readByCode(tx, guardianId, typed, at)
    if (!read.ok || read.value.preview.isTied) return read
    const { guardian, minor } = read.value
    await tx.updateTable('guardian_codes').set({ used_at: at }).where('code', '=', code).execute()
    await tx
      .insertInto('guardian_links')
      .values({
        minor_id: minor.id,
        guardian_id: guardian.id,
        declaration: GUARDIAN_DECLARATION,
        tied_at: at,
      })
      .execute()
    await noteAct(tx, minor.id, 'tied', { by: 'guardian', actorId: guardian.id }, at)
    await tellMinor(tx, minor, guardian, 'guardian-tied', at)
    return ok({ ...read.value, preview: { ...read.value.preview, isTied: true } })
  })
  if (!tied.ok) return tied
  jobs.wake('deliver-mail')
  return ok(tied.value.preview)
}

export async function readTies({ db, now }: Clocked, guardianId: string): Promise<Ties> {
  const at = now()
  const minors: Ties['minors'] = []
  for (const tie of await listMinors(db, guardianId)) {
    const { id, minor_id, tied_at, firstName } = tie
    if (!(await isStillMinor(db, minor_id, at))) continue
    minors.push({
      ...{ id, firstName, since: tied_at.toISOString(), approvesPurchases: tie.approves_purchases },
      erasesAt: tie.erasure_asked_at && erasureEnd(tie.erasure_asked_at).toISOString(),
      permission: await readPermission(db, minor_id, at, guardianId),
      shown: await readSight(db, minor_id, at),
    })
  }
  return { minors }
}

export async function decidePermission(
  { db, now }: Clocked,
  guardianId: string,
  linkId: string,
  isGiven: boolean,
): Promise<Ok<null> | NotTied> {
  const at = now()
  return db.transaction().execute(async (tx) => {
    const held = await holdTie(tx, guardianId, linkId, at)
    if (!held.ok) return held
    const decider = { by: 'guardian', actorId: guardianId, linkId } as const
    await (isGiven ? givePermission : withdrawPermission)(tx, held.value.minor_id, decider, at)
    return ok(null)
  })
}

/** Whether the minor's purchases ask first; of two guardians one who wants it is enough. */
export async function decideApproval(
  { db, now }: Clocked,
  guardianId: string,
  linkId: string,
  isOn: boolean,
): Promise<Ok<null> | NotTied> {
  const at = now()
  return db.transaction().execute(async (tx) => {
    const held = await holdTie(tx, guardianId, linkId, at)
    if (!held.ok) return held
    const changed = await tx
      .updateTable('guardian_links')
      .set({ approves_purchases: isOn })
      .where('id', '=', linkId)
      .where('approves_purchases', '!=', isOn)
      .returning('id')
      .executeTakeFirst()
    const act = isOn ? 'approval-on' : 'approval-off'
    if (changed) await noteAct(tx, held.value.minor_id, act, { by: 'guardian', actorId: guardianId }, at)
    return ok(null)
  })
}

/** The tie of this guardian, with both accounts locked. */
export async function holdTie(
  tx: Tx,
  guardianId: string,
  linkId: string,
  at: Date,
): Promise<Ok<OpenTie> | NotTied> {
  const found = await findTieOf(tx, linkId, guardianId)
  if (found?.guardian_id !== guardianId) return refuse('not_tied')
  await lockBoth(tx, found.minor_id, guardianId)
  // Read after the lock: the tie may have ended meanwhile.
  if (!(await findTieOf(tx, linkId, guardianId))) return refuse('not_tied')
  return (await isStillMinor(tx, found.minor_id, at)) ? ok(found) : refuse('not_tied')
}

/** Before a copy goes out: the record has it, and the minor is told. @returns whose copy it is */
export async function noteExport(
  { db, now, jobs }: Mailing,
  guardianId: string,
  linkId: string,
): Promise<Ok<{ minorId: string }> | NotTied> {
  const at = now()
  const noted = await db.transaction().execute(async (tx) => {
    const held = await holdTie(tx, guardianId, linkId, at)
    if (!held.ok) return held
    const { minor_id: minorId } = held.value
    await noteAct(tx, minorId, 'exported', { by: 'guardian', actorId: guardianId }, at)
    const minor = await findAccount(tx, minorId)
    const guardian = await findAccount(tx, guardianId)
    if (minor && guardian) await tellMinor(tx, minor, guardian, 'guardian-exported', at)
    return ok({ minorId })
  })
  if (noted.ok) jobs.wake('deliver-mail')
  return noted
}

/** By either side, at any time; what this guardian had permitted ends with it. Again it changes nothing. */
export async function endTie({ db, now, jobs }: Mailing, userId: string, linkId: string): Promise<void> {
  const at = now()
  await db.transaction().execute(async (tx) => {
    const found = await findTieOf(tx, linkId, userId)
    if (!found) return
    await lockBoth(tx, found.minor_id, found.guardian_id)
    if (!(await findTieOf(tx, linkId, userId))) return
    await closeTie(tx, found, userId, at)
  })
  jobs.wake('deliver-mail')
}

/**
 * With the guardian's account. The caller holds its lock; of the minor's row only that it stays there, since whoever ends
 * a tie locks both in the order of their ids.
 */
export async function endTiesOfErased(tx: Tx, guardianId: string, at: Date): Promise<void> {
  for (const tie of await listTiesToEnd(tx, guardianId)) await closeTie(tx, tie, guardianId, at)
}

type OpenTie = { readonly id: string; readonly minor_id: string; readonly guardian_id: string }

async function closeTie(tx: Tx, tie: OpenTie, userId: string, at: Date): Promise<void> {
  const by = userId === tie.minor_id ? 'minor' : 'guardian'
  const ends = { by, actorId: userId } as const
  const ended = await tx
    .deleteFrom('guardian_permissions')
    .where('given_link_id', '=', tie.id)
    .returning('user_id')
    .executeTakeFirst()
  if (ended) await noteAct(tx, tie.minor_id, 'withdrawn', ends, at)
  await tx.deleteFrom('guardian_links').where('id', '=', tie.id).execute()
  await noteAct(tx, tie.minor_id, 'ended', ends, at)
  await tellOfEnd(tx, tie, by, at)
}

async function readByCode(db: DbOrTx, guardianId: string, typed: string, at: Date) {
  const guardian = await findAccount(db, guardianId)
  if (!guardian) return refuse('code_not_found')
  const band = await ageBandOf(db, guardianId, at)
  const own = { band, isProven: guardian.isProven, hasName: guardian.name !== null }
  const code = readSpokenCode(typed)
  const found = code === null ? undefined : await findCode(db, code)
  const minor = found ? await findAccount(db, found.minor_id) : null
  if (!found || !minor) return guardianRefusal(own) ?? refuse('code_not_found')
  const firstName = firstNameOf(minor.name) ?? ''
  if (await findTie(db, minor.id, guardianId)) {
    return ok({ guardian, minor, preview: { firstName, isTied: true } })
  }
  const may = mayTie(
    {
      guardian: { ...own, minors: (await listMinors(db, guardianId)).length },
      minor: {
        band: await ageBandOf(db, minor.id, at),
        guardians: (await listGuardians(db, minor.id)).length,
      },
      isSelf: minor.id === guardianId,
      expiresAt: found.expires_at,
      isUsed: found.used_at !== null,
    },
    at,
  )
  return may.ok ? ok({ guardian, minor, preview: { firstName, isTied: false } }) : may
}

export async function isStillMinor(db: DbOrTx, minorId: string, now: Date): Promise<boolean> {
  const band = await ageBandOf(db, minorId, now)
  return band !== null && isMinor(band)
}

async function tellOfEnd(
  tx: Tx,
  { minor_id, guardian_id }: { minor_id: string; guardian_id: string },
  by: 'minor' | 'guardian',
  at: Date,
): Promise<void> {
  const minor = await findAccount(tx, minor_id)
  const guardian = await findAccount(tx, guardian_id)
  if (!minor || !guardian) return
  if (by === 'guardian') return tellMinor(tx, minor, guardian, 'guardian-ended', at)
  const facts = { name: guardian.name, minor: firstNameOf(minor.name) }
  if (guardian.isProven) await queueMail(tx, at, { kind: 'minor-ended', recipient: guardian.email, facts })
}

/** An address that nobody has proven is not ours to write to: the profile tells it all the same. */
export async function tellMinor(
  tx: Tx,
  minor: Account,
  guardian: Account,
  kind:
    | 'guardian-tied'
    | 'guardian-ended'
    | 'guardian-exported'
    | 'guardian-erasure-asked'
    | 'guardian-erasure-withdrawn',
  at: Date,
): Promise<void> {
  if (!minor.isProven) return
  const facts = { name: minor.name, guardian: guardian.name ?? '', email: maskedEmail(guardian.email) }
  if (kind !== 'guardian-erasure-asked') await queueMail(tx, at, { kind, recipient: minor.email, facts })
  else
    await queueMail(tx, at, {
      ...{ kind, recipient: minor.email },
      facts: { ...facts, until: erasureEnd(at).toISOString() },
    })
}
