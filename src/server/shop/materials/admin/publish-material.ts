/**
 * A new file, or a new version of one: checked first, written whole under a key of its own, then named by the row.
 * From that moment every buyer receives it: links name the file, not its version. The old bytes stay until no download
 * of them can be under way.
 */
import { createHash, randomUUID } from 'node:crypto'
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import type { MaterialRefusal } from '#domain/shop/material-upload.ts'
import { recordAuditEntry } from '#server/console/audit-log.ts'
import type { AppContext } from '#server/context.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { announceFiles, claimFiles, discardFile } from '#server/platform/files/discarded-files-repository.ts'
import { newId } from '#server/shop/new-id.ts'
import { storedPdfName } from '../download-link.ts'
import { checkPdf } from './check-pdf.ts'
import { notifyBuyers } from './notify-buyers.ts'
import { dropParts, joinParts } from './upload-parts.ts'

const ABANDONED_AFTER_MS = 3600_000
/** Beyond the life of any link to a stored file, and of the download behind it. */
const OLD_VERSION_STAYS_MS = 24 * 3600_000

type Upload = { readonly uploadId: string; readonly partCount: number; readonly fileName: string }
type Facts = {
  readonly file_name: string
  readonly storage_key: string
  readonly sha256: string
  readonly byte_size: number
  readonly page_count: number
}

export async function createMaterial(
  context: AppContext,
  actorId: string,
  upload: Upload & { readonly title: string },
): Promise<Ok<{ id: string }> | MaterialRefusal> {
  const stored = await storeUpload(context, upload)
  if (!stored.ok) return stored
  const facts = stored.value
  const id = newId('mat')
  const now = context.now()
  await context.db.transaction().execute(async (tx) => {
    await tx
      .insertInto('materials')
      .values({ id, title: upload.title, ...facts, updated_at: now })
      .execute()
    await insertVersion(tx, id, 1, facts, now)
    const details = { title: upload.title, fileName: facts.file_name, pages: facts.page_count, version: 1 }
    await recordAuditEntry(tx, { ...auditEntryOn(id, actorId, now), action: 'material.create', details })
  })
  await dropParts(context, upload.uploadId)
  context.jobs.wake('draw-material-pages')
  return ok({ id })
}

export type VersionRefusal =
  | MaterialRefusal
  | Refusal<'material_not_found'>
  | Refusal<'changed_meanwhile', { version: number }>

/** @returns how many buyers are told */
export async function publishVersion(
  context: AppContext,
  actorId: string,
  id: string,
  upload: Upload & { readonly replaces: number; readonly notifyBuyers: boolean },
): Promise<Ok<{ notifiedCount: number }> | VersionRefusal> {
  const stored = await storeUpload(context, upload)
  if (!stored.ok) return stored
  const facts = stored.value
  const now = context.now()
  const published = await context.db.transaction().execute(async (tx) => {
    const before = await tx
      .selectFrom('materials')
      .select(['title', 'version', 'file_name', 'page_count', 'storage_key'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!before) return refuse('material_not_found')
    if (before.version !== upload.replaces) return refuse('changed_meanwhile', { version: before.version })
    const version = before.version + 1
    await tx
      .updateTable('materials')
      .set({ ...facts, version, updated_at: now })
      .where('id', '=', id)
      .execute()
    await insertVersion(tx, id, version, facts, now)
    await discardUnlessUsed(tx, before.storage_key, new Date(now.getTime() + OLD_VERSION_STAYS_MS))
    const notifiedCount = upload.notifyBuyers ? await notifyBuyers(tx, id, version, now) : 0
    const details = {
      title: before.title,
      changes: {
        version: [before.version, version],
        fileName: [before.file_name, facts.file_name],
        pages: [before.page_count, facts.page_count],
      },
      notifiedCount,
    }
    await recordAuditEntry(tx, {
      ...auditEntryOn(id, actorId, now),
      action: 'material.publish-version',
      details,
    })
    return ok({ notifiedCount })
  })
  if (!published.ok) await discardFile(context.db, facts.storage_key, context.now())
  await dropParts(context, upload.uploadId)
  if (published.ok) {
    context.jobs.wake('deliver-list-mail')
    context.jobs.wake('draw-material-pages')
  }
  return published
}

/** The key waits among the discarded files until a row names it, so that no crash leaves bytes behind. */
async function storeUpload(context: AppContext, upload: Upload): Promise<Ok<Facts> | MaterialRefusal> {
  const joined = await joinParts(context, upload.uploadId, upload.partCount)
  if (!joined.ok) return joined
  const bytes = joined.value
  const checked = await checkPdf(context, bytes)
  if (!checked.ok) {
    await dropParts(context, upload.uploadId)
    return checked
  }
  const key = `materials/${randomUUID()}.pdf`
  const dueAt = new Date(context.now().getTime() + ABANDONED_AFTER_MS)
  await announceFiles(context.db, [key], dueAt)
  await context.files.put(key, bytes)
  return ok({
    file_name: storedPdfName(upload.fileName),
    storage_key: key,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    byte_size: bytes.byteLength,
    page_count: checked.value.pageCount,
  })
}

async function insertVersion(tx: Tx, id: string, version: number, facts: Facts, now: Date): Promise<void> {
  await tx
    .insertInto('material_versions')
    .values({ material_id: id, version, ...facts, created_at: now })
    .execute()
  await claimFiles(tx, [facts.storage_key])
}

/** The first booklets share a key where they share their bytes. */
async function discardUnlessUsed(tx: Tx, key: string, dueAt: Date): Promise<void> {
  const other = await tx
    .selectFrom('materials')
    .select('id')
    .where('storage_key', '=', key)
    .limit(1)
    .executeTakeFirst()
  if (other) return
  await announceFiles(tx, [key], dueAt)
}

function auditEntryOn(subject: string, actorId: string, at: Date) {
  return { actorId, subjectKind: 'product', subject, at } as const
}
