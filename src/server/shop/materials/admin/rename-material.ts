/**
 * A file's names: the title, as buyers read it where one purchase delivers several, and what it is called when it is
 * downloaded; and which of its pages may be looked into. Its versions, links and buyers stay.
 */
import type { MaterialNames } from '#domain/console/products-admin-wire.ts'
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import { checkShownPages, type ShownPagesRefusal } from '#domain/shop/shown-pages.ts'
import { recordAuditEntry } from '#server/console/audit-log.ts'
import type { Platform } from '#server/platform/platform.ts'
import { storedPdfName } from '../download-link.ts'

export type RenameRefusal = Refusal<'material_not_found'> | ShownPagesRefusal

/** Again changes nothing. */
export async function renameMaterial(
  context: Pick<Platform, 'db' | 'jobs' | 'now'>,
  actorId: string,
  id: string,
  names: MaterialNames,
): Promise<Ok<null> | RenameRefusal> {
  const { title } = names
  const fileName = storedPdfName(names.fileName)
  const renamed = await context.db.transaction().execute(async (tx) => {
    const before = await tx
      .selectFrom('materials')
      .select(['title', 'file_name', 'page_count', 'shown_pages'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!before) return refuse('material_not_found')
    const pages = names.shownPages === undefined ? before.shown_pages : sorted(names.shownPages)
    const isOtherChoice = String(pages) !== String(before.shown_pages)
    if (isOtherChoice && pages) {
      const checked = checkShownPages(pages, before.page_count)
      if (!checked.ok) return checked
    }
    if (before.title === title && before.file_name === fileName && !isOtherChoice) return ok(null)
    await tx
      .updateTable('materials')
      .set({ title, file_name: fileName, ...(isOtherChoice ? { shown_pages: pages, drawn_key: null } : {}) })
      .where('id', '=', id)
      .execute()
    await recordAuditEntry(tx, {
      actorId,
      action: 'material.rename',
      subjectKind: 'product',
      subject: id,
      details: {
        changes: {
          ...(before.title === title ? {} : { title: [before.title, title] }),
          ...(before.file_name === fileName ? {} : { fileName: [before.file_name, fileName] }),
          ...(isOtherChoice ? { shownPages: [before.shown_pages, pages] } : {}),
        },
      },
      at: context.now(),
    })
    return ok(null)
  })
  if (renamed.ok) context.jobs.wake('draw-material-pages')
  return renamed
}

function sorted(pages: readonly number[] | null): number[] | null {
  return pages && [...pages].sort((one, other) => one - other)
}
