import { type RefObject, useEffect, useMemo } from 'react'
import { segmentText } from '#corrector/shown/segments.ts'
import { RuledSheet } from '#web/ui/ruled-sheet.tsx'
import { type ChosenSpan, wholeWords } from './chosen-span.ts'

type MarkingFieldProps<Stroke extends ChosenSpan> = {
  fieldRef: RefObject<HTMLTextAreaElement | null>
  text: string
  label: string
  describedBy: string
  strokes: readonly Stroke[]
  /** The words that are chosen now. */
  span: ChosenSpan | null
  /** The look of a piece, by the strokes on it. */
  lookOf: (over: readonly Stroke[]) => string
  /** Whole words, or null; and where the caret stands. */
  onSelect: (span: ChosenSpan | null, caret: number) => void
}

/**
 * Somebody's text to mark. The words stand in a field that takes no writing, since a field is what keyboards, fingers
 * and screen readers can all select in; the pen strokes lie below it, on the same words.
 */
export function MarkingField<Stroke extends ChosenSpan>(props: MarkingFieldProps<Stroke>) {
  const { fieldRef, text, label, describedBy, strokes, span, lookOf, onSelect } = props

  useEffect(() => {
    const field = fieldRef.current
    if (!field) return
    const refuse = (event: Event) => event.preventDefault()
    const handleSelection = () => {
      if (document.activeElement === field)
        onSelect(wholeWords(text, field.selectionStart, field.selectionEnd), field.selectionStart)
    }
    field.addEventListener('beforeinput', refuse)
    // A finger's handles tell by one of the two, a keyboard by the other.
    field.addEventListener('select', handleSelection)
    document.addEventListener('selectionchange', handleSelection)
    return () => {
      field.removeEventListener('beforeinput', refuse)
      field.removeEventListener('select', handleSelection)
      document.removeEventListener('selectionchange', handleSelection)
    }
  }, [fieldRef, text, onSelect])

  return (
    <RuledSheet className="writing-sheet marking-sheet">
      <div className="marking-sheet__stack">
        <Strokes text={text} strokes={strokes} span={span} lookOf={lookOf} />
        <textarea
          ref={fieldRef}
          // Not `readOnly`: browsers then hide the caret and take the arrows for scrolling.
          aria-readonly="true"
          inputMode="none"
          spellCheck={false}
          defaultValue={text}
          aria-label={label}
          aria-describedby={describedBy}
          className="writing-sheet__field marking-sheet__field"
        />
      </div>
    </RuledSheet>
  )
}

type StrokesProps<Stroke extends ChosenSpan> = Pick<
  MarkingFieldProps<Stroke>,
  'text' | 'strokes' | 'span' | 'lookOf'
>

/** For the eyes alone: what is marked is told by a list. */
function Strokes<Stroke extends ChosenSpan>({ text, strokes, span, lookOf }: StrokesProps<Stroke>) {
  const lines = useMemo(() => {
    const written = segmentText(text, span ? [...strokes, span] : strokes)
    // Blank lines have no pieces, and take their room all the same.
    return text.split('\n').map((line) => (line.trim() === '' ? [] : (written.shift() ?? [])))
  }, [text, strokes, span])

  /** The chosen words are marked last, and have no stroke yet. */
  function lookOfPiece(over: readonly number[]): string | undefined {
    if (over.length === 0) return undefined
    if (over.includes(strokes.length)) return 'marking-sheet__chosen'
    return lookOf(over.flatMap((at) => strokes[at] ?? []))
  }

  return (
    <div aria-hidden="true" className="marking-sheet__strokes">
      {lines.map((pieces, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place in the text
        <span key={index}>
          {pieces.map((piece, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place in the line
            <span key={at} className={lookOfPiece(piece.marks)}>
              {piece.text}
            </span>
          ))}
          {'\n'}
        </span>
      ))}
    </div>
  )
}
