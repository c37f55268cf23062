import type { ReceivedMark } from '#domain/writing/teacher-correction/received-wire.ts'
import { receivedTexts as texts } from '#texts/writing/received-correction.ts'
import { remarkCategoryNames } from '#texts/writing/remark-categories.ts'
import { classNames } from '#web/ui/class-names.ts'

const EDGES = { fault: 'border-red', merit: 'border-green', note: 'border-pen' } as const
const QUOTE_MAX = 90

type ReceivedMarksProps = {
  text: string
  marks: readonly ReceivedMark[]
  selected: number | null
}

/** Each mark with what the teacher says of it, in the order of the text and by its number. */
export function ReceivedMarks({ text, marks, selected }: ReceivedMarksProps) {
  return (
    <ol className="mt-3 grid gap-3">
      {marks.map((mark, at) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a mark is its place in the list
          key={at}
          id={markId(at)}
          tabIndex={-1}
          aria-current={selected === at || undefined}
          className={classNames(
            'rounded-mark border-l-[3px] py-1 pl-3 leading-snug outline-offset-4',
            EDGES[mark.effect],
            selected === at && 'bg-pen-wash',
          )}
        >
          <p className="text-sm text-ink-soft italic wrap-anywhere">
            <span className="not-italic tabular-nums">{at + 1}.</span> “{quoteOf(text, mark)}”
          </p>
          <p className="text-sm">
            <strong>{remarkCategoryNames[mark.category]}</strong>
            <span className="text-ink-soft">, {texts.effects[mark.effect]}</span>
          </p>
          {mark.remark === '' ? null : <p className="mt-0.5 wrap-anywhere">{mark.remark}</p>}
        </li>
      ))}
    </ol>
  )
}

export function markId(at: number): string {
  return `marca-${at + 1}`
}

function quoteOf(text: string, { place }: ReceivedMark): string {
  if ('box' in place) return texts.boxQuote
  const line = text.slice(place.start, place.end).replace(/\s+/g, ' ').trim()
  return line.length <= QUOTE_MAX ? line : `${line.slice(0, QUOTE_MAX).trimEnd()}…`
}
