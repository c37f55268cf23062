import type { FirstMark } from '#domain/writing/first-marks.ts'
import { firstSheetTexts as texts } from '#texts/writing/first-sheet.ts'
import { markNames } from '#texts/writing/mark-names.ts'
import { classNames } from '#web/ui/class-names.ts'

type FirstNotesProps = {
  text: string
  marks: readonly FirstMark[]
  selected: number | null
  onSelect: (index: number) => void
}

/** As many as one reads at a stretch. */
const SHOWN_NOTES = 6

/** Why each stroke is there, the faults first; a press shows its words on the sheet. */
export function FirstNotes({ text, marks, selected, onSelect }: FirstNotesProps) {
  const order = { fault: 0, note: 1, merit: 2 } as const
  const notes = marks
    .map((mark, index) => ({ mark, index }))
    .sort((a, b) => order[a.mark.effect] - order[b.mark.effect] || a.index - b.index)
  return (
    <ol className="mt-2">
      {notes.slice(0, SHOWN_NOTES).map(({ mark, index }) => (
        <li key={`${mark.kind}:${mark.start}`} className="border-line border-b last:border-b-0">
          <button
            type="button"
            aria-current={index === selected || undefined}
            onClick={() => onSelect(index)}
            className="first-note w-full py-2.5 text-left"
          >
            <span className="flex flex-wrap items-baseline gap-x-2">
              <span
                className={classNames(
                  'font-semibold',
                  mark.effect === 'fault' ? 'text-red' : mark.effect === 'merit' ? 'text-green' : 'text-pen',
                )}
              >
                {markNames[mark.kind]}
              </span>
              <span className="text-ink-soft wrap-anywhere">
                “{text.slice(mark.start, mark.end).slice(0, 60)}”
              </span>
            </span>
            <span className="block leading-snug">{mark.why}</span>
          </button>
        </li>
      ))}
      {notes.length > SHOWN_NOTES ? (
        <li className="py-2 text-ink-soft">{texts.more({ count: notes.length - SHOWN_NOTES })}</li>
      ) : null}
    </ol>
  )
}
