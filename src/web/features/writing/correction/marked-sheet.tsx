import { Fragment, memo, type ReactNode, useMemo } from 'react'
import { type Segment, segmentText } from '#corrector/shown/segments.ts'
import type { ReviewComment } from '#domain/writing/external-review.ts'
import { correctionTexts as texts } from '#texts/writing/correction.ts'
import { externalReviewTexts } from '#texts/writing/external-review.ts'
import { markNames } from '#texts/writing/mark-names.ts'
import { classNames } from '#web/ui/class-names.ts'
import { RuledSheet } from '#web/ui/ruled-sheet.tsx'
import { commentId, follow, quoteId } from './comment-links.ts'
import type { ShownMark } from './mark-filter.ts'

type MarkedSheetProps = {
  text: string
  marks: readonly ShownMark[]
  /** The number of the mark whose note is open. */
  selected: number | null
  onSelect: (number: number) => void
  /** Comments that are not ours: their words are underlined and lead to them by their number. */
  comments?: readonly ReviewComment[]
}

const NO_COMMENTS: readonly ReviewComment[] = []
/** A correct form longer than this does not fit above its word. */
const WRITTEN_ABOVE_MAX = 16
const WIDE_FROM = 60

/** The student's own words with the teacher's pen on them. Each mark leads to its note, also without JavaScript. */
export const MarkedSheet = memo(function MarkedSheet({
  text,
  marks,
  selected,
  onSelect,
  comments = NO_COMMENTS,
}: MarkedSheetProps) {
  const paragraphs = useMemo(() => segmentText(text, marks, comments), [text, marks, comments])
  return (
    <RuledSheet className="marked-sheet">
      {paragraphs.map((pieces, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is its place in the text
        <p key={index} className="indent-8 wrap-anywhere">
          {pieces.map((piece, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place in the paragraph
            <Fragment key={at}>
              <CommentedPiece piece={piece} comments={comments}>
                <Piece
                  piece={piece}
                  marks={marks}
                  isSelected={piece.marks.some((mark) => marks[mark]?.number === selected)}
                  onSelect={onSelect}
                />
              </CommentedPiece>
            </Fragment>
          ))}
        </p>
      ))}
    </RuledSheet>
  )
})

type CommentedPieceProps = { piece: Segment; comments: readonly ReviewComment[]; children: ReactNode }

function CommentedPiece({ piece, comments, children }: CommentedPieceProps) {
  const numbered = comments.map((comment, index) => ({ ...comment, number: index + 1 }))
  const over = numbered.filter(({ start, end }) => start < piece.end && end > piece.start)
  if (over.length === 0) return children
  return (
    <>
      <span className="outside-quote">{children}</span>
      {over
        // A quote may end in the white space between two paragraphs, which has no piece.
        .filter(({ end }) => end <= piece.end)
        .map(({ number }) => (
          <a
            key={number}
            id={quoteId(number)}
            href={`#${commentId(number)}`}
            aria-label={externalReviewTexts.toComment({ number })}
            onClick={(event) => follow(event, commentId(number))}
            className="outside-number"
          >
            {number}
          </a>
        ))}
    </>
  )
}

type PieceProps = Pick<MarkedSheetProps, 'marks' | 'onSelect'> & { piece: Segment; isSelected: boolean }

/** One of a hundred: a press changes the one that was open and the one that opens. */
const Piece = memo(function Piece({ piece, marks, isSelected, onSelect }: PieceProps) {
  const over = piece.marks.flatMap((index) => marks[index] ?? [])
  const top = over[0]
  if (!top) return piece.text
  const isNamed = piece.opens !== null
  const className = classNames(
    'mark',
    over.some(({ effect }) => effect === 'merit') && 'mark--merit',
    over.some(({ effect }) => effect === 'fault') && 'mark--fault',
    over.every((mark) => mark.effect !== 'fault' || isWide(mark)) && 'mark--wide',
    over.some(({ effect }) => effect === 'note') && 'mark--note',
  )
  // Between two shorter marks a longer one may have a blank for itself: drawn, but no link without a name.
  if (!isNamed && piece.text.trim() === '') return <span className={className}>{piece.text}</span>
  const better = isNamed && fitsAbove(top, marks) ? (top.better ?? undefined) : undefined
  return (
    <a
      href={`#anotacao-${top.number}`}
      // One stop for each mark: its other pieces are reached by the first.
      tabIndex={isNamed ? 0 : -1}
      data-number={isNamed ? top.number : undefined}
      data-better={better}
      aria-current={isSelected || undefined}
      onClick={(event) => {
        event.preventDefault()
        onSelect(top.number)
      }}
      className={className}
    >
      {piece.text}
      {isNamed ? (
        <span className="sr-only">{` (${texts.effect[top.effect]}: ${markNames[top.kind]}) `}</span>
      ) : null}
    </a>
  )
})

/** A whole sentence or paragraph: one thin line, where a wave under every word would shout. */
function isWide({ start, end }: ShownMark): boolean {
  return end - start > WIDE_FROM
}

/** Written above its word the correct form may not run into the next one's. */
function fitsAbove({ start, better }: ShownMark, marks: readonly ShownMark[]): boolean {
  if (better === null || better.length > WRITTEN_ABOVE_MAX) return false
  const next = marks.find((mark) => mark.start > start && mark.better !== null)
  return !next || better.length < next.start - start
}
