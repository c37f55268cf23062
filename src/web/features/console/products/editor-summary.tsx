import type { ProductDraft } from '#domain/console/products-admin-wire.ts'
import { slugOf } from '#domain/shared/slug.ts'
import { saleState } from '#domain/shop/sale-state.ts'
import { productsAdminTexts } from '#texts/console/products.ts'
import { inReais } from './brl.ts'

const { sections, summary: texts, saleStates, list } = productsAdminTexts

/** The long form in a few lines, each the way to its section: a price is a press away. */
export function EditorSummary({ product, isArchived }: { product: ProductDraft; isArchived: boolean }) {
  const amounts = product.variants.flatMap(({ amount }) => (amount === null ? [] : [amount]))
  const lowest = amounts.length === 0 ? null : Math.min(...amounts)
  const price = lowest === null ? list.noPrice : lowest === 0 ? list.free : inReais(lowest)
  const rows: readonly (readonly [section: string, value: string])[] = [
    [sections.variants, product.variants.length > 1 ? list.from({ price }) : price],
    [sections.state, stateText(product, isArchived)],
    [sections.pictures, texts.pictures({ count: product.images.length })],
    [sections.description, texts.letters({ count: product.description.trim().length })],
    [sections.collections, String(product.collectionIds.length)],
    [sections.related, String(product.related.length)],
  ]
  return (
    <nav aria-label={texts.label} className="sheet p-4 sm:p-5">
      <ul className="grid gap-x-6 sm:grid-cols-2">
        {rows.map(([section, value]) => (
          <li key={section} className="flex items-baseline justify-between gap-3 border-b border-rule">
            <a href={`#${slugOf(section)}`} className="text-link py-2">
              {section}
            </a>
            <span className="min-w-0 text-right text-sm wrap-anywhere text-ink-soft">{value}</span>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function stateText(product: ProductDraft, isArchived: boolean): string {
  const state = saleState({ ...product, isArchived }, new Date())
  if (!('lowestAmount' in state)) return saleStates[state.kind]({ price: '' })
  if (state.lowestAmount === 0) return saleStates.free[state.kind]
  return saleStates[state.kind]({ price: inReais(state.lowestAmount) })
}
