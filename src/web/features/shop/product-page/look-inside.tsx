import { type MouseEvent, useState } from 'react'
import type { BundlePart, ShownPage } from '#domain/shop/bundle.ts'
import { productTexts } from '#texts/shop/product.ts'
import { useHasBeen } from '#web/hooks/use-has-been.ts'
import { fetchedPart } from '#web/shared/asked/fetched-part.tsx'

const texts = productTexts.look

export type LabelledPage = ShownPage & { readonly label: string }

const PagesDialog = fetchedPart(async () => {
  const dialog = await import('./pages-dialog.tsx')
  return dialog.PagesDialog
})

/** Pages of what is sold, small side by side, and one by one in a size to read. Without JavaScript each opens as it is. */
export function LookInside({ parts }: { parts: readonly BundlePart[] }) {
  const pages = parts.flatMap(({ title, shownPages }) =>
    shownPages.map((page) => ({ ...page, label: texts.page({ number: page.number, of: title }) })),
  )
  const [index, setIndex] = useState(0)
  const [isOpen, setOpen] = useState(false)
  const wasOpened = useHasBeen(isOpen)
  if (pages.length === 0) return null

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
      {wasOpened ? (
        <PagesDialog
          pages={pages}
          index={index}
          onIndexChange={setIndex}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </section>
  )
}
