/**
 * The two changes that the owner makes most often, out of the list: the price of a product with one version, and whether it
 * is published. Everything else of it stays as it is; what a save of the whole product refuses is refused here too.
 */
import type { QuickChange } from '#domain/console/products-admin-wire.ts'
import { type Ok, type Refusal, refuse } from '#domain/shared/result.ts'
import type { Platform } from '#server/platform/platform.ts'
import { readDraft } from './draft-repository.ts'
import { type SaveRefusal, saveProduct } from './save-product.ts'

/** Another window may save in between; each try reads anew what it leaves alone. */
const TRIES = 3

export async function changeQuickly(
  context: Pick<Platform, 'db' | 'now'>,
  actorId: string,
  id: string,
  { amount, isPublished }: QuickChange,
): Promise<Ok<null> | SaveRefusal | Refusal<'several_variants'>> {
  let answer: Ok<null> | SaveRefusal = refuse('product_not_found')
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const stored = await readDraft(context.db, id)
    if (!stored) return refuse('product_not_found')
    const { draft, row } = stored
    const [variant, ...others] = draft.variants
    if (amount !== undefined && (!variant || others.length > 0)) return refuse('several_variants')
    const product = {
      ...draft,
      ...(isPublished === undefined ? {} : { isPublished }),
      ...(amount === undefined || !variant ? {} : { variants: [{ ...variant, amount }] }),
    }
    answer = await saveProduct(context, actorId, id, { version: row.version, product })
    if (answer.ok || answer.code !== 'changed_meanwhile') return answer
  }
  return answer
}
