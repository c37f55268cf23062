/** What the owner does to a product from the list: show or hide, copy, put into the archive and back. */
import type { AuditAction } from '#domain/console/audit-entry.ts'
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import { recordAuditEntry } from '#server/console/audit-log.ts'
import type { Platform } from '#server/platform/platform.ts'
import { readDraft } from './draft-repository.ts'
import { createProduct, type SaveRefusal } from './save-product.ts'

/** What of the context is needed here. */
type Clocked = Pick<Platform, 'db' | 'now'>

const MAX_TITLE_LENGTH = 200

type Missing = Refusal<'product_not_found'>

/** Again changes nothing. */
export function setHidden(
  context: Clocked,
  actorId: string,
  id: string,
  isHidden: boolean,
): Promise<Ok<null> | Missing> {
  const action = isHidden ? 'product.hide' : 'product.show'
  return changeRow(context, { actorId, id, action }, (row) =>
    row.is_hidden === isHidden ? null : { is_hidden: isHidden },
  )
}

/** Sold no more and shown nowhere; who has bought it keeps it. */
export function setArchived(
  context: Clocked,
  actorId: string,
  id: string,
  isArchived: boolean,
): Promise<Ok<null> | Missing> {
  const action = isArchived ? 'product.archive' : 'product.restore'
  return changeRow(context, { actorId, id, action }, (row, now) =>
    (row.deleted_at !== null) === isArchived ? null : { deleted_at: isArchived ? now : null },
  )
}

type Change = { is_hidden?: boolean; deleted_at?: Date | null }

/** A window that edits the product learns of it by the version. */
function changeRow(
  context: Clocked,
  { actorId, id, action }: { actorId: string; id: string; action: AuditAction },
  changeOf: (row: { is_hidden: boolean; deleted_at: Date | null }, now: Date) => Change | null,
): Promise<Ok<null> | Missing> {
  return context.db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('products')
      .select(['is_hidden', 'deleted_at', 'version', 'title'])
      .where('id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!row) return refuse('product_not_found')
    const now = context.now()
    const change = changeOf(row, now)
    if (!change) return ok(null)
    await tx
      .updateTable('products')
      .set({ ...change, version: row.version + 1, updated_at: now })
      .where('id', '=', id)
      .execute()
    const details = { title: row.title }
    await recordAuditEntry(tx, { actorId, action, subjectKind: 'product', subject: id, details, at: now })
    return ok(null)
  })
}

/**
 * A draft with everything of the product but its sales: no stock, no SKUs (they name one thing).
 *
 * @param title what the copy is called, e.g. "Cópia de Conclusão"
 */
export async function duplicateProduct(
  context: Clocked,
  actorId: string,
  id: string,
  titleOf: (title: string) => string,
): Promise<Ok<{ id: string }> | SaveRefusal> {
  const stored = await readDraft(context.db, id)
  const row = await context.db
    .selectFrom('products')
    .select('metadata')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!stored || !row) return refuse('product_not_found')
  const { draft } = stored
  const copy = {
    ...draft,
    title: titleOf(draft.title).slice(0, MAX_TITLE_LENGTH),
    slug: '',
    isPublished: false,
    options: draft.options.map((option) => ({ ...option, id: null })),
    variants: draft.variants.map((variant) => ({
      ...variant,
      id: null,
      sku: '',
      stock: { change: 'set' as const, pieces: 0 },
    })),
  }
  return createProduct(context, actorId, copy, { id, metadata: row.metadata })
}
