import type { ReactNode } from 'react'
import { href, Link } from 'react-router'
import type { z } from 'zod'
import type { productPreviewSchema } from '#domain/shop/product-wire.ts'
import { productsAdminTexts } from '#texts/console/products.ts'
import { Loaded } from '#web/shared/asked/loaded.tsx'
import { useAsked } from '#web/shared/asked/use-asked.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { fetchPreview } from './admin-calls.ts'

const texts = productsAdminTexts.pagePreview

type Preview = z.output<typeof productPreviewSchema>
type ProductPreviewProps = {
  id: string
  /** Draws the page of the shop; `purchase` stands in the place of what buys. */
  draw: (preview: Preview, purchase: ReactNode) => ReactNode
}

/** The page of a product as buyers will see it, before they do. */
export function ProductPreview({ id, draw }: ProductPreviewProps) {
  const asked = useAsked(`preview of ${id}`, (signal) => fetchPreview(id, signal))
  return (
    <>
      <Notice className="mb-6" title={texts.title}>
        {texts.lead}{' '}
        <Link to={href('/painel/produtos/:id', { id })} className="text-link">
          {texts.back}
        </Link>
      </Notice>
      <Loaded
        asked={asked}
        failed={productsAdminTexts.failed}
        loading={productsAdminTexts.opening}
        refused={(code) =>
          code === 'product_not_found' ? <EmptyState title={productsAdminTexts.editor.missing} /> : undefined
        }
      >
        {(preview) => draw(preview, <p className="mt-6 font-semibold text-ink-soft">{texts.purchase}</p>)}
      </Loaded>
    </>
  )
}
