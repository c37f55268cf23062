import type { OwnedOfVariant } from '#domain/shop/bundle.ts'
import { productTexts } from '#texts/shop/product.ts'

export function ownedText({ owned, isWhole }: OwnedOfVariant): string {
  return isWhole ? productTexts.owned.whole : productTexts.owned.part({ titles: owned })
}
