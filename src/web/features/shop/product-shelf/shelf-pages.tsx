import { ArrowLeft, ArrowRight } from 'lucide-react'
import { shelfTexts } from '#texts/shop/shelf.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { shelfPath } from './shelf-path.ts'

const texts = shelfTexts.pages

/** The way to the rest of a shop of more than a page; nothing in a smaller one. */
export function ShelfPages({ page, hasNext }: { page: number; hasNext: boolean }) {
  if (page === 1 && !hasNext) return null
  return (
    <nav
      aria-label={texts.label}
      className="mt-10 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-ink pt-6"
    >
      {page > 1 ? (
        <LinkButton look="secondary" rel="prev" to={shelfPath(page - 1)}>
          <ArrowLeft aria-hidden="true" size={18} />
          {texts.previous}
        </LinkButton>
      ) : null}
      <p aria-current="page" className="text-ink-soft">
        {texts.current({ page })}
      </p>
      {hasNext ? (
        <LinkButton look="secondary" rel="next" to={shelfPath(page + 1)}>
          {texts.next}
          <ArrowRight aria-hidden="true" size={18} />
        </LinkButton>
      ) : null}
    </nav>
  )
}
