/** What a minor does with guardians: makes a code, sees who is tied and what they see, ends a tie (product §10 Guardians). */
import { randomInt } from 'node:crypto'
import { isMinor, isUnder16 } from '#domain/account/age.ts'
import { type CodeRefusal, codeEnd, erasureEnd, maskedEmail, mayMakeCode } from '#domain/account/guardian.ts'
import type { OwnGuardians, Permission } from '#domain/account/guardian-wire.ts'
import { type Ok, ok } from '#domain/shared/result.ts'
import { newSpokenCode } from '#domain/shared/spoken-code.ts'
import { ageBandOf } from '#server/identity/age-band.ts'
import type { DbOrTx } from '#server/platform/db/client.ts'
import type { Platform } from '#server/platform/platform.ts'
import { lockUser } from '../users/user-repository.ts'
import { findOpenCode, findPermission, listGuardians } from './guardian-repository.ts'
import { readSight } from './guardian-sight.ts'

type Clocked = Pick<Platform, 'db' | 'now'>

export async function readOwnGuardians({ db, now }: Clocked, userId: string): Promise<OwnGuardians> {
  const at = now()
  const band = await ageBandOf(db, userId, at)
  const guardians = await listGuardians(db, userId)
  // Who has grown up while tied still sees the tie, and can end it.
  if ((band === null || !isMinor(band)) && guardians.length === 0) return { minor: null }
  const open = await findOpenCode(db, userId, at)
  return {
    minor: {
      code: open ? { code: open.code, expiresAt: open.expires_at.toISOString() } : null,
      guardians: guardians.map(({ id, tied_at, approves_purchases, erasure_asked_at, email, name }) => ({
        ...{ id, name: name ?? '', email: maskedEmail(email) },
        ...{ since: tied_at.toISOString(), approvesPurchases: approves_purchases },
        erasesAt: erasure_asked_at && erasureEnd(erasure_asked_at).toISOString(),
      })),
      permission: await readPermission(db, userId, at, null),
      shown: await readSight(db, userId, at),
    },
  }
}

/** In place of the one before. */
export async function makeGuardianCode(
  { db, now }: Clocked,
  userId: string,
): Promise<Ok<{ code: string; expiresAt: string }> | CodeRefusal> {
  const madeAt = now()
  return db.transaction().execute(async (tx) => {
    await lockUser(tx, userId)
    const may = mayMakeCode(await ageBandOf(tx, userId, madeAt), (await listGuardians(tx, userId)).length)
    if (!may.ok) return may
    await tx
      .deleteFrom('guardian_codes')
      .where('minor_id', '=', userId)
      .where('used_at', 'is', null)
      .execute()
    const code = newSpokenCode(randomInt)
    const expiresAt = codeEnd(madeAt)
    await tx
      .insertInto('guardian_codes')
      .values({ code, minor_id: userId, made_at: madeAt, expires_at: expiresAt, used_at: null })
      .execute()
    return ok({ code, expiresAt: expiresAt.toISOString() })
  })
}

/** @param guardianId who looks; null for the minor */
export async function readPermission(
  db: DbOrTx,
  minorId: string,
  now: Date,
  guardianId: string | null,
): Promise<Permission> {
  const given = await findPermission(db, minorId)
  const by = () => {
    if (given?.given_link_id === null) return 'owner'
    return guardianId !== null && given?.granted_by === guardianId ? 'you' : 'guardian'
  }
  return {
    isNeeded: isUnder16(await ageBandOf(db, minorId, now)),
    given: given ? { by: by(), at: given.granted_at.toISOString() } : null,
  }
}
