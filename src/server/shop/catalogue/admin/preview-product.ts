/** A product as its page will show it, published or not: for the owner's eyes (product §10 The owner's console). */
import type { Contents } from '#domain/shop/bundle.ts'
import type { DetailedProduct } from '#domain/shop/product.ts'
import { isTeacherTold } from '#domain/site/site-settings.ts'
import type { AppContext } from '#server/context.ts'
import { findContents } from '#server/shop/materials/contents-repository.ts'
import { presentDetailedProduct } from '../presenter.ts'
import { findProductOfOwner } from '../repository.ts'

export type ProductPreview = { product: DetailedProduct; contents: Contents; author: string | null }

/** @returns null for an unknown product */
export async function previewProduct(
  { db, now, site }: Pick<AppContext, 'db' | 'now' | 'site'>,
  id: string,
): Promise<ProductPreview | null> {
  const found = await findProductOfOwner(db, id, now())
  if (!found) return null
  const { teacher } = site.settings
  return {
    product: presentDetailedProduct(found),
    contents: await findContents(db, id),
    author: isTeacherTold(teacher) ? teacher.name : null,
  }
}
