/**
 * What an edit has changed, for the audit log: each field with its old and its new value, a variant's
 * fields under its title.
 */
import type { ProductDraft, VariantDraft } from '../console/products-admin-wire.ts'

export type Changes = Readonly<Record<string, readonly [before: unknown, after: unknown]>>

const VARIANT_FIELDS = [
  'title',
  'sku',
  'amount',
  'saleAmount',
  'saleStartsAt',
  'saleEndsAt',
  'isStockManaged',
  'optionValues',
  'materialIds',
  'generations',
  'corrections',
  'correctionsMonths',
  'correctionsReaders',
  'licenceSeats',
  'licenceMonths',
  'imageUrl',
] as const satisfies readonly (keyof VariantDraft)[]

/** @param stock what each variant had before and has after, by its id */
export function changesOf(
  before: ProductDraft,
  after: ProductDraft,
  stock: ReadonlyMap<string, readonly [number | null, number | null]> = new Map(),
): Changes {
  const changes: Record<string, readonly [unknown, unknown]> = {}
  const note = (name: string, was: unknown, is: unknown) => {
    if (JSON.stringify(was) !== JSON.stringify(is)) changes[name] = [was, is]
  }
  const { variants: oldVariants, ...oldFields } = before
  const { variants: newVariants, ...newFields } = after
  // Both are drafts, so they have the same members.
  for (const name of Object.keys(oldFields) as (keyof typeof oldFields)[]) {
    note(name, oldFields[name], newFields[name])
  }
  note(
    'variantOrder',
    oldVariants.map(({ id }) => id),
    newVariants.map(({ id }) => id),
  )
  const oldById = new Map(oldVariants.map((variant) => [variant.id, variant]))
  for (const variant of newVariants) {
    const was = oldById.get(variant.id)
    for (const field of VARIANT_FIELDS) {
      note(`variants.${variant.id}.${field}`, was?.[field] ?? null, variant[field])
    }
  }
  for (const [id, [was, is]] of stock) note(`variants.${id}.stock`, was, is)
  return changes
}
