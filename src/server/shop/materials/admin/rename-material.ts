/**
 * A file's names: the title, as buyers read it where one purchase delivers several, and what it is called when it is
 * downloaded. Its versions, links and buyers stay.
 */
import type { MaterialNames } from '#domain/console/products-admin-wire.ts'
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import { recordAuditEntry } from '#server/console/audit-log.ts'
import type { Platform } from '#server/platform/platform.ts'
import { storedPdfName } from '../download-link.ts'

/** Again changes nothing. */
export function renameMaterial(
  context: Pick<Platform, 'db' | 'now'>,
  actorId: string,
  id: string,
  names: MaterialNames,
): Promise<Ok<null> | Refusal<'material_not_found'>> {
  const { title } = names
  const fileName = storedPdfName(names.fileName)
  return context.db.transaction().execute(async (tx) => {
    const before = await tx
      .selectFrom('materials')
      .select(['title', 'file_name'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!before) return refuse('material_not_found')
    if (before.title === title && before.file_name === fileName) return ok(null)
    await tx.updateTable('materials').set({ title, file_name: fileName }).where('id', '=', id).execute()
    await recordAuditEntry(tx, {
      actorId,
      action: 'material.rename',
      subjectKind: 'product',
      subject: id,
      details: {
        changes: {
          ...(before.title === title ? {} : { title: [before.title, title] }),
          ...(before.file_name === fileName ? {} : { fileName: [before.file_name, fileName] }),
        },
      },
      at: context.now(),
    })
    return ok(null)
  })
}
