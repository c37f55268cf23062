import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { segmentText } from '#corrector/shown/segments.ts'
import { REMARKS_MAX, type Remark } from '#domain/writing/peer-remarks.ts'
import { peerReviewTexts } from '#texts/writing/peer-review.ts'
import { RuledSheet } from '#web/ui/ruled-sheet.tsx'
import { type ChosenSpan, wholeWords } from './chosen-span.ts'
import { RemarkForm } from './remark-form.tsx'
import { markClass, RemarkList } from './remark-list.tsx'

const texts = peerReviewTexts.sheet

type MarkingSheetProps = {
  text: string
  remarks: readonly Remark[]
  onChange: (remarks: readonly Remark[]) => void
}

/**
 * Somebody's essay to mark. The words stand in a field that takes no writing, since a field is what keyboards,
 * fingers and screen readers can all select in; the pen strokes lie below it, on the same words.
 */
export function MarkingSheet({ text, remarks, onChange }: MarkingSheetProps) {
  const id = useId()
  const [span, setSpan] = useState<ChosenSpan | null>(null)
  const fieldRef = useRef<HTMLTextAreaElement>(null)
  const isFull = remarks.length >= REMARKS_MAX

  useEffect(() => {
    const field = fieldRef.current
    if (!field) return
    const refuse = (event: Event) => event.preventDefault()
    const handleSelection = () => {
      if (document.activeElement === field)
        setSpan(wholeWords(text, field.selectionStart, field.selectionEnd))
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
  }, [text])

  function handleAdd(remark: Remark): void {
    onChange([...remarks, remark].sort((a, b) => a.start - b.start || a.end - b.end))
    setSpan(null)
  }

  return (
    <div className="correction__layout">
      <section aria-labelledby={`${id}-heading`} className="min-w-0">
        <h2 id={`${id}-heading`} className="mb-1 text-2xl">
          {texts.heading}
        </h2>
        <p id={`${id}-hint`} className="mb-3 text-sm text-ink-soft">
          {texts.hint}
        </p>
        <RuledSheet className="writing-sheet marking-sheet">
          <div className="marking-sheet__stack">
            <Strokes text={text} remarks={remarks} span={span} />
            <textarea
              ref={fieldRef}
              // Not `readOnly`: browsers then hide the caret and take the arrows for scrolling.
              aria-readonly="true"
              inputMode="none"
              spellCheck={false}
              defaultValue={text}
              aria-label={texts.label}
              aria-describedby={`${id}-hint`}
              className="writing-sheet__field marking-sheet__field"
            />
          </div>
        </RuledSheet>
      </section>
      <div className="correction__margin">
        {span && !isFull ? (
          <RemarkForm
            key={`${span.start}-${span.end}`}
            quote={text.slice(span.start, span.end)}
            onAdd={(rest) => handleAdd({ ...span, ...rest })}
            onClose={() => setSpan(null)}
          />
        ) : null}
        <section aria-labelledby={`${id}-remarks`} className="teacher-card">
          <h2 id={`${id}-remarks`} className="text-xl">
            {texts.remarks}
          </h2>
          {isFull ? <p className="mt-2 text-sm text-ink-soft">{texts.full({ max: REMARKS_MAX })}</p> : null}
          <RemarkList
            text={text}
            remarks={remarks}
            onRemove={(at) => onChange(remarks.filter((_, index) => index !== at))}
          />
        </section>
      </div>
    </div>
  )
}

type StrokesProps = Pick<MarkingSheetProps, 'text' | 'remarks'> & { span: ChosenSpan | null }

/** For the eyes alone: what is marked is told by the list. */
function Strokes({ text, remarks, span }: StrokesProps) {
  const lines = useMemo(() => {
    const written = segmentText(text, span ? [...remarks, span] : remarks)
    // Blank lines have no pieces, and take their room all the same.
    return text.split('\n').map((line) => (line.trim() === '' ? [] : (written.shift() ?? [])))
  }, [text, remarks, span])
  return (
    <div aria-hidden="true" className="marking-sheet__strokes">
      {lines.map((pieces, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place in the text
        <span key={index}>
          {pieces.map((piece, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place in the line
            <span key={at} className={strokeOf(piece.marks, remarks)}>
              {piece.text}
            </span>
          ))}
          {'\n'}
        </span>
      ))}
    </div>
  )
}

/** The chosen words are marked last, and have no remark yet. */
function strokeOf(marks: readonly number[], remarks: readonly Remark[]): string | undefined {
  if (marks.length === 0) return undefined
  if (marks.includes(remarks.length)) return 'marking-sheet__chosen'
  return markClass(marks.flatMap((at) => remarks[at] ?? []))
}
