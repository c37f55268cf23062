import { type ClipboardEvent, type RefObject, useCallback, useId, useLayoutEffect, useMemo } from 'react'
import { lineStarts, paperLineStarts } from '#corrector/rules/lines.ts'
import { classNames } from '#web/ui/class-names.ts'
import { RuledSheet } from '#web/ui/ruled-sheet.tsx'

type WritingSheetProps = {
  fieldRef: RefObject<HTMLTextAreaElement | null>
  /** The name of the field in its form. */
  name: string
  label: string
  placeholder: string
  value: string
  /** Rows of the empty sheet. */
  minRows: number
  maxLength: number
  isReadOnly?: boolean
  /** No spelling and no corrections by the browser, as in an exam. */
  isExam?: boolean
  /** Letters of a line of the exam: its lines are numbered, not those of the screen. Null where each line is one of paper. */
  lineLetters: number | null
  /** The exam's last line, which is marked; what stands behind it is not read there. */
  lastLine?: number
  /** What is counted below the sheet. */
  count: string
  onChange: (text: string) => void
  onPaste?: (pasted: string) => void
  className?: string
}

/** There the style sheet lets the field grow with its text: measuring it costs two layouts of the whole text a key. */
const growsByItself = () => CSS.supports('field-sizing', 'content')

/** The official sheet to write on: it grows line by line beside its numbers, and counts along. */
export function WritingSheet(props: WritingSheetProps) {
  const { fieldRef, name, label, placeholder, value, minRows, maxLength, count, onChange, onPaste } = props
  const id = useId()

  const measure = useCallback(() => {
    const field = fieldRef.current
    if (!field || growsByItself()) return
    field.rows = minRows
    const lineHeight = Number.parseFloat(getComputedStyle(field).lineHeight)
    const written = lineHeight > 0 ? Math.round(field.scrollHeight / lineHeight) : minRows
    field.rows = Math.max(minRows, written)
  }, [fieldRef, minRows])

  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the text may take another line
  useLayoutEffect(measure, [measure, value])

  useLayoutEffect(() => {
    const field = fieldRef.current
    if (!field || growsByItself()) return
    const observer = new ResizeObserver(measure)
    observer.observe(field.parentElement ?? field)
    return () => observer.disconnect()
  }, [fieldRef, measure])

  function handlePaste(event: ClipboardEvent): void {
    onPaste?.(event.clipboardData.getData('text'))
  }

  return (
    <>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <RuledSheet className={classNames('writing-sheet writing-sheet--exam', props.className)}>
        <ExamLines text={value} letters={props.lineLetters} lastLine={props.lastLine ?? null} />
        <textarea
          ref={fieldRef}
          id={id}
          name={name}
          rows={minRows}
          style={{ minHeight: `calc(${minRows} * var(--rule-step))` }}
          value={value}
          readOnly={props.isReadOnly}
          maxLength={maxLength}
          placeholder={placeholder}
          aria-describedby={`${id}-count`}
          spellCheck={!props.isExam}
          autoCorrect={props.isExam ? 'off' : undefined}
          lang="pt-BR"
          onChange={(event) => onChange(event.currentTarget.value)}
          onPaste={handlePaste}
          className="writing-sheet__field writing-sheet__field--growing"
        />
      </RuledSheet>
      <p id={`${id}-count`} className="mt-2 text-sm text-ink-soft tabular-nums">
        {count}
      </p>
    </>
  )
}

type ExamLinesProps = { text: string; letters: number | null; lastLine: number | null }

/** The same words once more, unseen below the field: where a line of the exam begins, its number stands in the margin. */
function ExamLines({ text, letters, lastLine }: ExamLinesProps) {
  const starts = useMemo(
    () => (letters === null ? paperLineStarts(text) : lineStarts(text, letters)),
    [text, letters],
  )
  const last = lastLine ?? Number.POSITIVE_INFINITY
  return (
    <div aria-hidden="true" className="exam-lines">
      {text.slice(0, starts[0] ?? 0)}
      {starts.map((start, index) => (
        <span key={start}>
          {index === last ? <span className="exam-lines__end" /> : null}
          <span className={classNames('exam-lines__number', index + 1 >= last && 'exam-lines__number--last')}>
            {index + 1}
          </span>
          {text.slice(start, starts[index + 1] ?? text.length)}
        </span>
      ))}
    </div>
  )
}
