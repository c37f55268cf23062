import { href } from 'react-router'
import { shelfTexts } from '#texts/shop/shelf.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { ProductShelf } from './product-shelf.tsx'
import type { ShelfData } from './shelf-data.ts'

/** The shop on the landing page. */
export function HomeShelf({ shelf, storeId }: { shelf: ShelfData; storeId: string }) {
  return (
    <section aria-labelledby="apostilas" className="below-fold border-t border-ink">
      <div className="mx-auto max-w-page px-4 py-16 sm:px-6 sm:py-20">
        <div className="mb-10 flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
          <div className="max-w-measure">
            <h2 id="apostilas" className="text-3xl sm:text-4xl">
              {shelfTexts.homeTitle}
            </h2>
            <p className="mt-3 text-lg text-ink-soft">{shelfTexts.homeLead}</p>
          </div>
          <LinkButton to={href('/store')} look="secondary">
            {shelfTexts.seeAll}
          </LinkButton>
        </div>
        <ProductShelf shelf={shelf} place="home" storeId={storeId} />
      </div>
    </section>
  )
}
