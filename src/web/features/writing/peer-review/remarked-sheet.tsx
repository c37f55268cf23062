import { Fragment, useMemo } from 'react'
import { segmentText } from '#corrector/shown/segments.ts'
import type { Remark } from '#domain/writing/peer-remarks.ts'
import { peerMarkingTexts as texts } from '#texts/writing/peer-marking.ts'
import { remarkCategoryNames } from '#texts/writing/remark-categories.ts'
import { RuledSheet } from '#web/ui/ruled-sheet.tsx'
import { markClass } from './remark-list.tsx'

type RemarkedSheetProps = {
  text: string
  remarks: readonly Remark[]
  /** The place in the list of the mark whose remark is looked at. */
  selected: number | null
  onSelect: (at: number) => void
}

/** The own essay with a peer's pen on it; each mark leads to its remark. */
export function RemarkedSheet({ text, remarks, selected, onSelect }: RemarkedSheetProps) {
  const paragraphs = useMemo(() => segmentText(text, remarks), [text, remarks])
  return (
    <section aria-labelledby="folha-do-par" className="min-w-0">
      <h2 id="folha-do-par" className="mb-3 text-2xl">
        {texts.heading}
      </h2>
      <RuledSheet className="marked-sheet">
        {paragraphs.map((pieces, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is its place in the text
          <p key={index} className="indent-8 wrap-anywhere">
            {pieces.map((piece, at) => {
              const [top] = piece.marks
              const over = piece.marks.flatMap((one) => remarks[one] ?? [])
              // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place in the paragraph
              if (top === undefined) return <Fragment key={at}>{piece.text}</Fragment>
              return (
                <a
                  // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place in the paragraph
                  key={at}
                  href={`#marca-${top + 1}`}
                  tabIndex={piece.opens === null ? -1 : 0}
                  aria-current={(selected !== null && piece.marks.includes(selected)) || undefined}
                  onClick={(event) => {
                    event.preventDefault()
                    onSelect(top)
                  }}
                  className={markClass(over)}
                >
                  {piece.text}
                  {piece.opens === null ? null : (
                    <span className="sr-only">{` (${over.map(({ category }) => remarkCategoryNames[category]).join(', ')}) `}</span>
                  )}
                </a>
              )
            })}
          </p>
        ))}
      </RuledSheet>
    </section>
  )
}
