import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { wrapIndex } from '#domain/shop/product-card.ts'
import { productTexts } from '#texts/shop/product.ts'
import { ProductPicture } from '#web/shared/product-picture/product-picture.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

type ProductGalleryProps = {
  title: string
  imageUrls: readonly string[]
  imageAlts: Readonly<Record<string, string>>
  ribbonText: string | null
  index: number
  onIndexChange: (index: number) => void
}

/** Pictures in a ring. One that was seen stays in the page, so that going back does not blink. */
export function ProductGallery(props: ProductGalleryProps) {
  const { title, imageUrls, imageAlts, ribbonText, index, onIndexChange } = props
  const count = imageUrls.length
  const [seen, setSeen] = useState<ReadonlySet<number>>(() => new Set([index]))
  if (!seen.has(index)) setSeen(new Set([...seen, index]))

  return (
    <section aria-label={productTexts.gallery(title)}>
      <div className="sheet relative p-3 sm:p-4">
        {ribbonText ? (
          <p className="tag absolute -top-3 left-5 z-10 -rotate-2 text-base">{ribbonText}</p>
        ) : null}
        <div className="grid">
          {count === 0 ? <ProductPicture url={null} alt={title} sizes="1px" /> : null}
          {imageUrls.map((url, position) =>
            seen.has(position) ? (
              <div key={url} className="col-start-1 row-start-1" hidden={position !== index}>
                <ProductPicture
                  url={url}
                  alt={
                    imageAlts[url] ??
                    (count > 1 ? `${title}, ${productTexts.image(position + 1, count)}` : title)
                  }
                  sizes="(min-width: 64rem) 500px, (min-width: 48rem) 45vw, (min-width: 40rem) 32rem, calc(100vw - 3.5rem)"
                  isMain
                  className="rounded-mark"
                />
              </div>
            ) : null,
          )}
        </div>
        {count > 1 ? (
          <>
            <IconButton
              look="secondary"
              label={productTexts.previousImage}
              onClick={() => onIndexChange(wrapIndex(index - 1, count))}
              className="needs-script absolute inset-y-0 left-1.5 my-auto h-11"
            >
              <ChevronLeft aria-hidden="true" size={22} />
            </IconButton>
            <IconButton
              look="secondary"
              label={productTexts.nextImage}
              onClick={() => onIndexChange(wrapIndex(index + 1, count))}
              className="needs-script absolute inset-y-0 right-1.5 my-auto h-11"
            >
              <ChevronRight aria-hidden="true" size={22} />
            </IconButton>
          </>
        ) : null}
      </div>
      {count > 1 ? (
        <div className="needs-script mt-2 flex justify-center">
          {imageUrls.map((url, position) => (
            <button
              key={url}
              type="button"
              aria-label={productTexts.goToImage(position + 1)}
              aria-current={position === index ? 'true' : undefined}
              onClick={() => onIndexChange(position)}
              className="group grid size-8 place-items-center"
            >
              <span className="size-3 rounded-full border border-ink bg-sheet group-aria-[current]:bg-pen" />
            </button>
          ))}
        </div>
      ) : null}
      <p aria-live="polite" className="sr-only">
        {count > 1 ? productTexts.image(index + 1, count) : ''}
      </p>
    </section>
  )
}
