import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { wrapIndex } from '#domain/shop/product-card.ts'
import { shownPagesTexts as texts } from '#texts/shop/shown-pages.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import type { LabelledPage } from './look-inside.tsx'

type PagesDialogProps = {
  pages: readonly LabelledPage[]
  index: number
  onIndexChange: (index: number) => void
  isOpen: boolean
  onClose: () => void
}

/** One page of what is sold, in a size to read, with the ways to its neighbours. */
export function PagesDialog({ pages, index, onIndexChange, isOpen, onClose }: PagesDialogProps) {
  const page = pages[index]
  if (!page) return null
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={page.label} closeLabel={texts.close}>
      <OnePage
        page={page}
        isAlone={pages.length === 1}
        isOpen={isOpen}
        onTurn={(by) => onIndexChange(wrapIndex(index + by, pages.length))}
      />
    </Dialog>
  )
}

type OnePageProps = {
  page: LabelledPage
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
