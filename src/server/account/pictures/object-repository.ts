/**
 * Queries for uploaded objects. Their files are announced before and claimed with the row
 * (src/server/platform/files/discarded-files-repository.ts).
 */
import { sql } from 'kysely'
import type { PictureBucket } from '#domain/account/picture.ts'
import type { DbOrTx, Tx } from '#server/platform/db/client.ts'
import type { ObjectAddress } from './object-address.ts'

export type NewObject = ObjectAddress & {
  readonly ownerId: string
  readonly fileKey: string
  readonly sha256: string
  readonly byteSize: number
  readonly maxAgeSeconds: number
}

export type StoredObject = ObjectAddress & {
  readonly fileKey: string
  readonly sha256: string
  readonly byteSize: number
  readonly maxAgeSeconds: number
  readonly createdAt: Date
}

/** @returns the object's id; null when the name is taken and may not be replaced, or is somebody else's */
export async function putObject(
  tx: Tx,
  object: NewObject,
  options: { mayReplace: boolean; now: Date },
): Promise<string | null> {
  const { ownerId, fileKey, sha256, byteSize, maxAgeSeconds, bucket, name } = object
  const content = {
    file_key: fileKey,
    sha256,
    byte_size: byteSize,
    max_age_seconds: maxAgeSeconds,
    updated_at: options.now,
  }
  const row = await tx
    .insertInto('storage_objects')
    .values({
      bucket,
      name,
      owner_id: ownerId,
      unused_since: options.now,
      created_at: options.now,
      ...content,
    })
    .onConflict((conflict) =>
      options.mayReplace
        ? conflict
            .columns(['bucket', 'name'])
            .doUpdateSet(content)
            .where('storage_objects.owner_id', '=', ownerId)
        : conflict.doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** Deletes what the owner has uploaded and not shown, but for the newest few. */
export async function trimUnused(
  tx: Tx,
  ownerId: string,
  bucket: PictureBucket,
  keep: number,
): Promise<void> {
  const ownUnused = tx
    .selectFrom('storage_objects')
    .where('owner_id', '=', ownerId)
    .where('bucket', '=', bucket)
    .where('unused_since', 'is not', null)
  await tx
    .deleteFrom('storage_objects')
    .where('id', 'in', ownUnused.select('id').orderBy('unused_since', 'desc').orderBy('id').offset(keep))
    .execute()
}

/** Under its name, or under the number by which others see it (src/server/identity/authors/shown-avatar.ts). */
export async function findObject(db: DbOrTx, { bucket, name }: ObjectAddress): Promise<StoredObject | null> {
  const number = /^([0-9a-f]{32})\.webp$/.exec(name)?.[1]
  const row = await db
    .selectFrom('storage_objects')
    .select([
      'bucket',
      'name',
      'file_key as fileKey',
      'sha256',
      'byte_size as byteSize',
      'max_age_seconds as maxAgeSeconds',
      'created_at as createdAt',
    ])
    .where('bucket', '=', bucket)
    .where((eb) =>
      number === undefined
        ? eb('name', '=', name)
        : eb(sql<string>`left(encode(sha256(name::bytea), 'hex'), 32)`, '=', number),
    )
    .executeTakeFirst()
  return row ?? null
}

export type OwnObject = Omit<StoredObject, 'bucket' | 'fileKey'> & {
  readonly id: string
  readonly updatedAt: Date
}

/** All that the owner has in the bucket: few, since what is not shown is trimmed. */
export function listOwnObjects(db: DbOrTx, ownerId: string, bucket: PictureBucket): Promise<OwnObject[]> {
  return db
    .selectFrom('storage_objects')
    .select([
      'id',
      'name',
      'sha256',
      'byte_size as byteSize',
      'max_age_seconds as maxAgeSeconds',
      'created_at as createdAt',
      'updated_at as updatedAt',
    ])
    .where('owner_id', '=', ownerId)
    .where('bucket', '=', bucket)
    .orderBy('name')
    .execute()
}

/** Locks the object, so that it stays while the profile comes to show it. */
export async function lockOwnObject(
  tx: Tx,
  ownerId: string,
  { bucket, name }: ObjectAddress,
): Promise<boolean> {
  const row = await tx
    .selectFrom('storage_objects')
    .select('id')
    .where('bucket', '=', bucket)
    .where('name', '=', name)
    .where('owner_id', '=', ownerId)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/** The named object is shown from now on, and what was shown in its place is gone. @param name null shows nothing */
export async function markShown(
  tx: Tx,
  ownerId: string,
  bucket: PictureBucket,
  name: string | null,
): Promise<void> {
  await tx
    .deleteFrom('storage_objects')
    .where('owner_id', '=', ownerId)
    .where('bucket', '=', bucket)
    .where('unused_since', 'is', null)
    .$if(name !== null, (query) => query.where('name', '<>', name))
    .execute()
  if (name === null) return
  await tx
    .updateTable('storage_objects')
    .set({ unused_since: null })
    .where('bucket', '=', bucket)
    .where('name', '=', name)
    .execute()
}

export type DeletedObject = ObjectAddress & { id: string; ownerId: string; createdAt: Date; updatedAt: Date }

/** Deletes those of the names that are the owner's. */
export function deleteObjects(
  tx: Tx,
  ownerId: string,
  bucket: PictureBucket,
  names: readonly string[],
): Promise<DeletedObject[]> {
  return tx
    .deleteFrom('storage_objects')
    .where('bucket', '=', bucket)
    .where('owner_id', '=', ownerId)
    .where(sql<boolean>`name = any(${[...names]}::text[])`)
    .returning([
      'id',
      'bucket',
      'name',
      'owner_id as ownerId',
      'created_at as createdAt',
      'updated_at as updatedAt',
    ])
    .execute()
}
