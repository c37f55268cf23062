import { type ClipboardEvent, type RefObject, useId, useLayoutEffect, useState } from 'react'
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
  /** What is counted below the sheet, given the lines that the text takes on the screen. */
  count: (shownLines: number) => string
  onChange: (text: string) => void
  onPaste?: (pasted: string) => void
  className?: string
}

/** The official sheet to write on: it grows line by line beside its numbers, and counts along. */
export function WritingSheet(props: WritingSheetProps) {
  const { fieldRef, name, label, placeholder, value, minRows, maxLength, count, onChange, onPaste } = props
  const id = useId()
  const [lines, setLines] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the text may take another line
  useLayoutEffect(() => {
    const field = fieldRef.current
    if (!field) return
    const measure = () => {
      field.rows = minRows
      const lineHeight = Number.parseFloat(getComputedStyle(field).lineHeight)
      const written = lineHeight > 0 ? Math.round(field.scrollHeight / lineHeight) : minRows
      field.rows = Math.max(minRows, written)
      setLines(field.value === '' ? 0 : writtenLines(field, lineHeight))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(field.parentElement ?? field)
    return () => observer.disconnect()
  }, [value])

  function handlePaste(event: ClipboardEvent): void {
    onPaste?.(event.clipboardData.getData('text'))
  }

  return (
    <>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <RuledSheet className={classNames('writing-sheet', props.className)}>
        <textarea
          ref={fieldRef}
          id={id}
          name={name}
          rows={minRows}
          value={value}
          readOnly={props.isReadOnly}
          maxLength={maxLength}
          placeholder={placeholder}
          aria-describedby={`${id}-count`}
          spellCheck
          lang="pt-BR"
          onChange={(event) => onChange(event.currentTarget.value)}
          onPaste={handlePaste}
          className="writing-sheet__field"
        />
      </RuledSheet>
      <p id={`${id}-count`} className="mt-2 text-sm text-ink-soft tabular-nums">
        {count(lines)}
      </p>
    </>
  )
}

/** How many lines of the sheet the text takes: measured where it is drawn, since words wrap. */
function writtenLines(field: HTMLTextAreaElement, lineHeight: number): number {
  const rows = field.rows
  field.rows = 1
  const lines = lineHeight > 0 ? Math.round(field.scrollHeight / lineHeight) : 0
  field.rows = rows
  return lines
}
