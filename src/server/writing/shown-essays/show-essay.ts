/**
 * A minor shows one corrected version to the guardians, and hides it again; a guardian reads it (product §10 Guardians;
 * decision 0278). Only the minor decides, and nothing beside the version is read here.
 */
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import type { ReadEssay, ShownEssay } from '#domain/writing/shown-essay-wire.ts'
import { isStillMinor } from '#server/account/guardians/guardian.ts'
import { listGuardians } from '#server/account/guardians/guardian-repository.ts'
import { lockUser } from '#server/account/users/user-repository.ts'
import { noteAct } from '#server/identity/guardian.ts'
import type { Platform } from '#server/platform/platform.ts'
import { versionJson } from '../essays/presenter.ts'
import { findVersion } from '../essays/version-repository.ts'
import {
  deleteShown,
  findShownTo,
  holdOwnVersion,
  insertShown,
  listShownNumbers,
  listShownTo,
} from './shown-essay-repository.ts'

type Clocked = Pick<Platform, 'db' | 'now'>
type Version = { readonly essayId: string; readonly number: number }
export type ShowRefusal = Refusal<'essay_not_found' | 'nobody_tied'>

export async function readOwnShown(
  { db, now }: Clocked,
  userId: string,
  essayId: string,
): Promise<{ guardians: number; shown: number[] }> {
  const isTied = await isStillMinor(db, userId, now())
  const guardians = isTied ? (await listGuardians(db, userId)).length : 0
  return { guardians, shown: await listShownNumbers(db, userId, essayId) }
}

/** To who is tied at this moment; whoever is tied later is shown nothing by it. */
export async function showEssay(
  { db, now }: Clocked,
  userId: string,
  version: Version,
): Promise<Ok<null> | ShowRefusal> {
  const at = now()
  return db.transaction().execute(async (tx) => {
    // Whoever ends a tie waits for it, and ends what is shown.
    await lockUser(tx, userId)
    if (!(await holdOwnVersion(tx, { userId, ...version }))) return refuse('essay_not_found')
    const ties = (await isStillMinor(tx, userId, at)) ? await listGuardians(tx, userId) : []
    if (ties.length === 0) return refuse('nobody_tied')
    const links = ties.map(({ id }) => id)
    const added = await insertShown(tx, links, version, at)
    if (added > 0) await noteAct(tx, userId, 'essay-shown', { by: 'minor', actorId: userId }, at)
    return ok(null)
  })
}

/** At once, and again changes nothing. */
export async function hideEssay({ db, now }: Clocked, userId: string, version: Version): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockUser(tx, userId)
    const hidden = await deleteShown(tx, { userId, ...version })
    if (hidden > 0) await noteAct(tx, userId, 'essay-hidden', { by: 'minor', actorId: userId }, now())
  })
}

export async function readShownEssays(
  { db, now }: Clocked,
  guardianId: string,
): Promise<{ essays: ShownEssay[] }> {
  const essays: ShownEssay[] = []
  for (const row of await listShownTo(db, guardianId)) {
    if (!(await isStillMinor(db, row.minor_id, now()))) continue
    const { link_id: tie, essay_id: essayId, number, firstName, theme, total } = row
    essays.push({ tie, essayId, number, firstName, theme, total, shownAt: row.shown_at.toISOString() })
  }
  return { essays }
}

/** As its author sees it; what a service outside said of it stays the author's. */
export async function readShownEssay(
  { db, now }: Clocked,
  guardianId: string,
  asked: Version & { readonly tie: string },
): Promise<Ok<ReadEssay> | ShowRefusal> {
  const found = await findShownTo(db, guardianId, asked)
  if (!found || !(await isStillMinor(db, found.minor_id, now()))) return refuse('essay_not_found')
  const version = await findVersion(db, found.minor_id, asked.essayId, asked.number)
  if (!version) return refuse('essay_not_found')
  return ok({ theme: found.theme, version: versionJson(version, null) })
}
