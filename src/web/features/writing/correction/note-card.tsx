import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { memo, useEffect, useRef } from 'react'
import { correctionTexts as texts } from '#texts/writing/correction.ts'
import { markNames } from '#texts/writing/mark-names.ts'
import { pointsText } from '#texts/writing/points.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import type { ShownMark } from './mark-filter.ts'

type NoteCardProps = {
  text: string
  marks: readonly ShownMark[]
  selected: ShownMark
  onSelect: (number: number) => void
  onClose: () => void
  /** False where no mark has points: for another exam than the ENEM. */
  hasPoints?: boolean
}

/** The teacher's word on one mark: why it is there, and what to do. On a phone it lies over the lower edge. */
export const NoteCard = memo(function NoteCard(props: NoteCardProps) {
  const { text, marks, selected, onSelect, onClose, hasPoints = true } = props
  const headingRef = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    headingRef.current?.focus({ preventScroll: true })
    document.querySelector(`.mark[data-number="${selected.number}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [selected.number])

  const others = marks.filter(
    ({ number, start, end }) => number !== selected.number && start < selected.end && end > selected.start,
  )
  return (
    <section
      aria-label={texts.note.heading}
      className="note-card"
      data-effect={selected.effect}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose()
      }}
    >
      <div className="flex items-start justify-between gap-2">
        <h3 ref={headingRef} tabIndex={-1} className="text-xl outline-none">
          {markNames[selected.kind]}
        </h3>
        <IconButton label={texts.note.close} onClick={onClose} className="-mt-2 -mr-2">
          <X aria-hidden="true" size={18} />
        </IconButton>
      </div>
      <NoteBody text={text} mark={selected} hasPoints={hasPoints} />
      {others.length > 0 ? (
        <p className="mt-3 text-sm text-ink-soft">
          {texts.note.also}{' '}
          {others.map(({ number, kind }, index) => (
            <span key={number}>
              {index > 0 ? ', ' : ''}
              <button type="button" onClick={() => onSelect(number)} className="text-link">
                {markNames[kind]}
              </button>
            </span>
          ))}
        </p>
      ) : null}
      <div className="mt-3 flex items-center justify-between gap-2 border-t border-line pt-2">
        <IconButton
          label={texts.note.previous}
          disabled={selected.number <= 1}
          onClick={() => onSelect(selected.number - 1)}
        >
          <ChevronLeft aria-hidden="true" size={20} />
        </IconButton>
        <span className="text-sm text-ink-soft tabular-nums">
          {texts.note.position({ at: selected.number, of: marks.length })}
        </span>
        <IconButton
          label={texts.note.next}
          disabled={selected.number >= marks.length}
          onClick={() => onSelect(selected.number + 1)}
        >
          <ChevronRight aria-hidden="true" size={20} />
        </IconButton>
      </div>
    </section>
  )
})

/** What is quoted, why, what to do, and the points. */
type NoteBodyProps = { text: string; mark: ShownMark; hasPoints?: boolean }

export function NoteBody({ text, mark, hasPoints = true }: NoteBodyProps) {
  const points = mark.contributions.filter(({ tenths }) => tenths !== 0)
  return (
    <>
      <p className="note-card__quote">“{quoteOf(text.slice(mark.start, mark.end))}”</p>
      <p className="mt-2 leading-snug">{mark.why}</p>
      <p className="note mt-2 text-[1.375rem] leading-[1.15]">{mark.next}</p>
      {hasPoints ? (
        <p className="mt-2 text-sm text-ink-soft tabular-nums">
          {points.length === 0
            ? texts.note.noPoints
            : points
                .map(({ competence, tenths }) =>
                  texts.note.points({ competence, points: pointsText(tenths) }),
                )
                .join(' · ')}
        </p>
      ) : null}
    </>
  )
}

const QUOTE_MAX = 140

/** A whole sentence is told by its beginning and its end. */
function quoteOf(words: string): string {
  const line = words.replace(/\s+/g, ' ').trim()
  return line.length <= QUOTE_MAX ? line : `${line.slice(0, QUOTE_MAX - 40)} … ${line.slice(-35)}`
}
