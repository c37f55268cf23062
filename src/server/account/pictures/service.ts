/**
 * Use cases of uploaded pictures: put one, delete some, let a profile show one (docs/wire.md §4). The file is written
 * whole before the row that names it; the old file goes after the row that named it.
 */
import { createHash, randomUUID } from 'node:crypto'
import type { PictureBucket, PictureRefusal } from '#domain/account/picture.ts'
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import type { AppContext } from '#server/context.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { announceFiles, claimFiles, discardFile } from '#server/platform/files/discarded-files-repository.ts'
import type { Platform } from '#server/platform/platform.ts'
import { encodePicture } from './encode-picture.ts'
import { type ObjectAddress, readPublicAddress } from './object-address.ts'
import {
  type DeletedObject,
  deleteObjects,
  findObject,
  lockOwnObject,
  markShown,
  putObject,
  type StoredObject,
  trimUnused,
} from './object-repository.ts'
import type { UploadedFile } from './upload-body.ts'

/** A file whose row never came (the process died) is cleared away after this. */
const ABANDONED_AFTER_MS = 3600_000
/** What an account may keep beside the shown picture, until the job clears it (discard-files.ts). */
const UNUSED_KEPT = 5

export type { DeletedObject, StoredObject }

export type Upload = ObjectAddress & {
  readonly ownerId: string
  readonly file: UploadedFile
  readonly mayReplace: boolean
}
export type UploadRefusal = PictureRefusal | Refusal<'name_taken'>

/** @returns the object's id */
export async function uploadPicture(
  context: AppContext,
  upload: Upload,
): Promise<Ok<{ id: string }> | UploadRefusal> {
  const { bucket, name, ownerId, file, mayReplace } = upload
  const encoded = await encodePicture(file.bytes, bucket, file.fileName)
  if (!encoded.ok) return encoded

  const bytes = encoded.value
  const fileKey = newFileKey()
  const now = context.now()
  await announceFiles(context.db, [fileKey], new Date(now.getTime() + ABANDONED_AFTER_MS))
  await context.files.put(fileKey, bytes)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const object = { bucket, name, ownerId, fileKey, sha256, byteSize: bytes.length }
  const id = await context.db.transaction().execute(async (tx) => {
    const saved = await putObject(tx, { ...object, maxAgeSeconds: file.maxAgeSeconds }, { mayReplace, now })
    if (saved === null) return null
    await claimFiles(tx, [fileKey])
    await trimUnused(tx, ownerId, bucket, UNUSED_KEPT)
    return saved
  })
  if (id === null) await discardFile(context.db, fileKey, now)
  context.jobs.wake('discard-files')
  return id === null ? refuse('name_taken') : ok({ id })
}

/** What everybody may see; its bytes are in the file store under `fileKey`. */
export function findPicture(
  { db }: Pick<Platform, 'db'>,
  address: ObjectAddress,
): Promise<StoredObject | null> {
  return findObject(db, address)
}

/**
 * Deletes the owner's objects among the names; others are passed over.
 *
 * @param forget takes their addresses out of the owner's profile, within the same transaction
 */
export async function removePictures(
  context: Pick<Platform, 'db' | 'jobs'>,
  ownerId: string,
  bucket: PictureBucket,
  names: readonly string[],
  forget: (tx: Tx, removedNames: readonly string[]) => Promise<void>,
): Promise<DeletedObject[]> {
  const removed = await context.db.transaction().execute(async (tx) => {
    const deleted = await deleteObjects(tx, ownerId, bucket, names)
    await forget(
      tx,
      deleted.map(({ name }) => name),
    )
    return deleted
  })
  context.jobs.wake('discard-files')
  return removed
}

/**
 * The owner's object behind an address, locked until the transaction ends.
 *
 * @param origins under which this site is reached
 * @returns null for anything but a public address of this site and an own object
 */
export async function lockPictureAt(
  tx: Tx,
  ownerId: string,
  bucket: PictureBucket,
  address: string,
  origins: readonly string[],
): Promise<ObjectAddress | null> {
  const found = readPublicAddress(address, origins)
  if (found?.bucket !== bucket) return null
  return (await lockOwnObject(tx, ownerId, found)) ? found : null
}

/**
 * The profile shows this object from now on; the one that it showed before is deleted.
 *
 * @param name null shows none
 */
export function showPicture(
  tx: Tx,
  ownerId: string,
  bucket: PictureBucket,
  name: string | null,
): Promise<void> {
  return markShown(tx, ownerId, bucket, name)
}

/** Never used twice, and spread over folders. */
function newFileKey(): string {
  const id = randomUUID()
  return `pictures/${id.slice(0, 2)}/${id}.webp`
}
