import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react'
import { wrapIndex } from '#domain/shop/product-card.ts'
import { portraitUrl } from '#domain/site/content-pictures.ts'
import type { StudentStory } from '#domain/site/site-contents.ts'
import { landingTexts } from '#texts/site/landing.ts'
import { showModal } from '#web/ui/show-modal.ts'

const { stories: texts } = landingTexts

/** A finger must travel this far sideways, as with the notices (product §9 Toasts). */
const SWIPE_PX = 50

type StoryViewerProps = {
  stories: readonly StudentStory[]
  selectedIndex: number | null
  onSelect: (index: number | null) => void
}

/** One portrait on the whole screen; the row is a ring. The browser's modal closes on Esc and gives focus back. */
export function StoryViewer({ stories, selectedIndex, onSelect }: StoryViewerProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const pressedAtX = useRef<number | null>(null)
  const isOpen = selectedIndex !== null
  const count = stories.length
  const story = isOpen ? stories[selectedIndex] : undefined

  useEffect(() => {
    const dialog = ref.current
    if (!dialog || dialog.open === isOpen) return
    if (isOpen) showModal(dialog)
    else dialog.close()
  }, [isOpen])

  function step(by: 1 | -1): void {
    if (selectedIndex !== null) onSelect(wrapIndex(selectedIndex + by, count))
  }

  function handleKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return
    event.preventDefault()
    step(event.key === 'ArrowRight' ? 1 : -1)
  }

  function handlePointerUp(event: PointerEvent): void {
    const travelledPx = pressedAtX.current === null ? 0 : event.clientX - pressedAtX.current
    pressedAtX.current = null
    if (Math.abs(travelledPx) >= SWIPE_PX) step(travelledPx < 0 ? 1 : -1)
  }

  return (
    <dialog
      ref={ref}
      aria-label={texts.viewer}
      onClose={() => onSelect(null)}
      onKeyDown={handleKeyDown}
      className="story-viewer"
    >
      {story && selectedIndex !== null ? (
        <div
          className="story-viewer__stage"
          onPointerDown={(event) => {
            pressedAtX.current = event.clientX
          }}
          onPointerUp={handlePointerUp}
          onPointerCancel={() => {
            pressedAtX.current = null
          }}
        >
          <figure className="story-viewer__print">
            <img
              key={story.id}
              src={portraitUrl(story)}
              alt={texts.portrait(story.name)}
              width={560}
              height={560}
              draggable={false}
            />
            <figcaption aria-live="polite">
              <span className="heading block text-2xl">{story.name}</span>
              <span className="block text-sm opacity-80">
                {texts.position({ index: selectedIndex + 1, count })}
                {story.isIllustrative ? ` · ${texts.oneIllustrative}` : ''}
              </span>
              <span className="story-viewer__stamp heading">
                <small>{texts.scoreLabel}</small> {story.score}
              </span>
            </figcaption>
          </figure>
          <ViewerButton
            label={texts.close}
            onClick={() => onSelect(null)}
            className="story-viewer__close"
            icon={X}
          />
          <ViewerButton
            label={texts.previous}
            onClick={() => step(-1)}
            className="story-viewer__previous"
            icon={ChevronLeft}
          />
          <ViewerButton
            label={texts.next}
            onClick={() => step(1)}
            className="story-viewer__next"
            icon={ChevronRight}
          />
        </div>
      ) : null}
    </dialog>
  )
}

type ViewerButtonProps = { label: string; onClick: () => void; className: string; icon: typeof X }

function ViewerButton({ label, onClick, className, icon: Icon }: ViewerButtonProps) {
  return (
    <button type="button" aria-label={label} title={label} onClick={onClick} className={className}>
      <Icon aria-hidden="true" size={26} />
    </button>
  )
}
