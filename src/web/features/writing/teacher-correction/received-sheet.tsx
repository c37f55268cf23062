import { Fragment, useMemo } from 'react'
import { segmentText } from '#corrector/shown/segments.ts'
import type { Received, ReceivedMark } from '#domain/writing/teacher-correction/received-wire.ts'
import { receivedTexts as texts } from '#texts/writing/received-correction.ts'
import { remarkCategoryNames } from '#texts/writing/remark-categories.ts'
import { BoxedPicture } from '#web/shared/marking-sheet/boxed-picture.tsx'
import { usePrivateFile } from '#web/shared/private-file/use-private-file.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Notice } from '#web/ui/notice.tsx'
import { RuledSheet } from '#web/ui/ruled-sheet.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { photographPath } from './received-calls.ts'
import { markId } from './received-marks.tsx'

type SheetProps = {
  text: string
  marks: readonly ReceivedMark[]
  selected: number | null
  onSelect: (at: number) => void
}

/** The own words with the teacher's pen on them; each mark leads to its remark, also without JavaScript. */
export function ReceivedText({ text, marks, selected, onSelect }: SheetProps) {
  const placed = useMemo(
    () => marks.flatMap((mark, at) => ('start' in mark.place ? [{ ...mark, ...mark.place, at }] : [])),
    [marks],
  )
  const paragraphs = useMemo(() => segmentText(text, placed), [text, placed])
  return (
    <RuledSheet className="marked-sheet">
      {paragraphs.map((pieces, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is its place in the text
        <p key={index} className="indent-8 wrap-anywhere">
          {pieces.map((piece, place) => {
            const over = piece.marks.flatMap((one) => placed[one] ?? [])
            const [top] = over
            // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place in the paragraph
            if (!top) return <Fragment key={place}>{piece.text}</Fragment>
            const isNamed = piece.opens !== null
            return (
              <a
                // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place in the paragraph
                key={place}
                href={`#${markId(top.at)}`}
                tabIndex={isNamed ? 0 : -1}
                data-number={isNamed ? top.at + 1 : undefined}
                aria-current={over.some(({ at }) => at === selected) || undefined}
                onClick={(event) => {
                  event.preventDefault()
                  onSelect(top.at)
                }}
                className={classNames('mark', ...over.map(({ effect }) => `mark--${effect}`))}
              >
                {piece.text}
                {isNamed ? (
                  <span className="sr-only">
                    {` (${texts.effects[top.effect]}: ${remarkCategoryNames[top.category]}) `}
                  </span>
                ) : null}
              </a>
            )
          })}
        </p>
      ))}
    </RuledSheet>
  )
}

type PhotographProps = Omit<SheetProps, 'text'> & { id: Received['id']; number: number }

export function ReceivedPhotograph({ id, number, marks, selected, onSelect }: PhotographProps) {
  const { url, hasFailed, isGone } = usePrivateFile(photographPath(id, number))
  if (isGone) return <Notice>{texts.photographGone}</Notice>
  if (hasFailed) return <Notice tone="error">{texts.photographFailed}</Notice>
  if (!url) return <Spinner />
  return (
    <BoxedPicture
      url={url}
      label={texts.photograph({ number: number + 1 })}
      boxes={marks.flatMap(({ place, effect, remark }, at) =>
        'box' in place && place.photograph === number
          ? [{ key: String(at), number: at + 1, box: place.box, effect, remark }]
          : [],
      )}
      selected={selected === null ? null : String(selected)}
      onSelect={(key) => onSelect(Number(key))}
    />
  )
}
