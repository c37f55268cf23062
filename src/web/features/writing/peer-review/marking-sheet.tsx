import { useCallback, useId, useRef, useState } from 'react'
import { REMARKS_MAX, type Remark } from '#domain/writing/peer-remarks.ts'
import { peerMarkingTexts as texts } from '#texts/writing/peer-marking.ts'
import type { ChosenSpan } from '#web/shared/marking-sheet/chosen-span.ts'
import { MarkingField } from '#web/shared/marking-sheet/marking-field.tsx'
import { RemarkForm } from './remark-form.tsx'
import { markClass, RemarkList } from './remark-list.tsx'

type MarkingSheetProps = {
  text: string
  remarks: readonly Remark[]
  onChange: (remarks: readonly Remark[]) => void
}

/** Somebody's essay to mark, and beside it what was marked. */
export function MarkingSheet({ text, remarks, onChange }: MarkingSheetProps) {
  const id = useId()
  const [span, setSpan] = useState<ChosenSpan | null>(null)
  const fieldRef = useRef<HTMLTextAreaElement>(null)
  const isFull = remarks.length >= REMARKS_MAX
  const handleSelect = useCallback((chosen: ChosenSpan | null) => setSpan(chosen), [])

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
        <MarkingField
          fieldRef={fieldRef}
          text={text}
          label={texts.label}
          describedBy={`${id}-hint`}
          strokes={remarks}
          span={span}
          lookOf={markClass}
          onSelect={handleSelect}
        />
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
