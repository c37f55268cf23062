import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, useState } from 'react'
import type { BundlePart, ShownPage } from '#domain/shop/bundle.ts'
import { wrapIndex } from '#domain/shop/product-card.ts'
import { productTexts } from '#texts/shop/product.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

const texts = productTexts.look

type Page = ShownPage & { readonly label: string }

/** Pages of what is sold, small side by side, and one by one in a size to read. Without JavaScript each opens as it is. */
export function LookInside({ parts }: { parts: readonly BundlePart[] }) {
  const pages = parts.flatMap(({ title, shownPages }) =>
    shownPages.map((page) => ({ ...page, label: texts.page({ number: page.number, of: title }) })),
  )
  const [index, setIndex] = useState(0)
  const [isOpen, setOpen] = useState(false)
  if (pages.length === 0) return null
  const page = pages[wrapIndex(index, pages.length)]

  function handleOpen(event: MouseEvent, position: number): void {
    // Into another tab, as with any link.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setIndex(position)
    setOpen(true)
  }

  return (
    <section aria-labelledby="espie" className="mt-8">
      <h2 id="espie" className="text-xl">
        {texts.title}
      </h2>
      <ul className="mt-3 grid grid-cols-3 gap-3">
        {pages.map((shown, position) => (
          <li key={shown.largeUrl}>
            <a
              href={shown.largeUrl}
              aria-label={texts.closer({ page: shown.label })}
              onClick={(event) => handleOpen(event, position)}
              className="block overflow-hidden rounded-mark border border-line bg-white hover:border-pen"
            >
              <img
                src={shown.smallUrl}
                alt=""
                width={shown.width}
                height={shown.height}
                loading="lazy"
                decoding="async"
                className="h-auto w-full"
              />
            </a>
          </li>
        ))}
      </ul>
      {page ? (
        <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={page.label} closeLabel={texts.close}>
          <OnePage
            page={page}
            isAlone={pages.length === 1}
            isOpen={isOpen}
            onTurn={(by) => setIndex(wrapIndex(index + by, pages.length))}
          />
        </Dialog>
      ) : null}
    </section>
  )
}

type OnePageProps = {
  page: Page
  isAlone: boolean
  isOpen: boolean
  onTurn: (by: 1 | -1) => void
}

function OnePage({ page, isAlone, isOpen, onTurn }: OnePageProps) {
  function handleKey(event: KeyboardEvent): void {
    if (isAlone) return
    if (event.key === 'ArrowLeft') onTurn(-1)
    if (event.key === 'ArrowRight') onTurn(1)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrows are a shortcut of the buttons within
    <div onKeyDown={handleKey}>
      {isAlone ? null : (
        <div className="mb-3 flex justify-between gap-3">
          <IconButton look="secondary" label={texts.previous} onClick={() => onTurn(-1)}>
            <ChevronLeft aria-hidden="true" size={22} />
          </IconButton>
          <IconButton look="secondary" label={texts.next} onClick={() => onTurn(1)}>
            <ChevronRight aria-hidden="true" size={22} />
          </IconButton>
        </div>
      )}
      {/* Fetched when somebody looks. */}
      {isOpen ? (
        <img
          key={page.largeUrl}
          src={page.largeUrl}
          alt={page.label}
          width={page.width}
          height={page.height}
          className="h-auto w-full border border-line bg-white"
        />
      ) : null}
      <p aria-live="polite" className="sr-only">
        {isOpen ? page.label : ''}
      </p>
    </div>
  )
}
