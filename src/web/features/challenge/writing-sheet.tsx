import { type RefObject, useId, useLayoutEffect, useState } from 'react'
import { countWords, ESSAY_LIMITS, ESSAY_ROWS } from '#domain/challenge.ts'
import { challengeTexts } from '#texts/challenge.ts'
import { RuledSheet } from '#web/ui/ruled-sheet.tsx'

const texts = challengeTexts.panel

type WritingSheetProps = {
  fieldRef: RefObject<HTMLTextAreaElement | null>
  value: string
  onChange: (text: string) => void
}

/** The official sheet to write on: it grows line by line beside its numbers, and counts along. */
export function WritingSheet({ fieldRef, value, onChange }: WritingSheetProps) {
  const id = useId()
  const [lines, setLines] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the text may take another line
  useLayoutEffect(() => {
    const field = fieldRef.current
    if (!field) return
    const measure = () => {
      field.rows = ESSAY_ROWS
      const lineHeight = Number.parseFloat(getComputedStyle(field).lineHeight)
      const written = lineHeight > 0 ? Math.round(field.scrollHeight / lineHeight) : ESSAY_ROWS
      field.rows = Math.max(ESSAY_ROWS, written)
      setLines(field.value === '' ? 0 : writtenLines(field, lineHeight))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(field.parentElement ?? field)
    return () => observer.disconnect()
  }, [value])

  return (
    <>
      <label htmlFor={id} className="sr-only">
        {texts.field}
      </label>
      <RuledSheet className="writing-sheet">
        <textarea
          ref={fieldRef}
          id={id}
          name="essay"
          rows={ESSAY_ROWS}
          value={value}
          maxLength={ESSAY_LIMITS.max}
          placeholder={texts.placeholder}
          aria-describedby={`${id}-count`}
          spellCheck
          lang="pt-BR"
          onChange={(event) => onChange(event.currentTarget.value)}
          className="writing-sheet__field"
        />
      </RuledSheet>
      <p id={`${id}-count`} className="mt-2 text-sm text-ink-soft tabular-nums">
        {texts.count({ characters: value.trim().length, words: countWords(value), lines })}
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
