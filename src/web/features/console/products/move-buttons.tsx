import { ArrowDown, ArrowUp, ArrowUpToLine } from 'lucide-react'
import { useRef } from 'react'
import { productsAdminTexts } from '#texts/console/products.ts'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'

const texts = productsAdminTexts.move

type MoveButtonsProps = {
  /** Of what is moved, for who does not see where the buttons stand. */
  name: string
  index: number
  count: number
  /** More of the list is still to be read: its length is not known. */
  hasMore?: boolean
  onMove: (to: number) => void
}

/** Up and down, by touch and by keyboard. The pressed button keeps the focus, also at the end of the list. */
export function MoveButtons({ name, index, count, hasMore = false, onMove }: MoveButtonsProps) {
  const up = useRef<HTMLButtonElement>(null)
  const down = useRef<HTMLButtonElement>(null)
  const status = useRef<HTMLSpanElement>(null)

  function move(step: -1 | 1): void {
    const to = index + step
    if (to < 0 || to >= count) return
    onMove(to)
    // A row that moves in the page loses the focus on its way.
    requestAnimationFrame(() => {
      const button = step < 0 ? up : down
      button.current?.focus()
      if (status.current)
        status.current.textContent = texts.done({ name, place: to + 1, count: hasMore ? null : count })
    })
  }

  const look = (isAtEnd: boolean) => classNames(isAtEnd && 'opacity-40')
  return (
    <span className="flex shrink-0">
      {index > 1 ? (
        <IconButton label={productsAdminTexts.quick.toTop({ name })} onClick={() => onMove(0)}>
          <ArrowUpToLine aria-hidden="true" size={20} />
        </IconButton>
      ) : null}
      <IconButton
        ref={up}
        label={texts.up({ name })}
        aria-disabled={index === 0 || undefined}
        className={look(index === 0)}
        onClick={() => move(-1)}
      >
        <ArrowUp aria-hidden="true" size={20} />
      </IconButton>
      <IconButton
        ref={down}
        label={texts.down({ name })}
        aria-disabled={index === count - 1 || undefined}
        className={look(index === count - 1)}
        onClick={() => move(1)}
      >
        <ArrowDown aria-hidden="true" size={20} />
      </IconButton>
      <span ref={status} aria-live="polite" className="sr-only" />
    </span>
  )
}
