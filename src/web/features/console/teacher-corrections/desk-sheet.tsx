import { type RefObject, useCallback, useId, useMemo, useState } from 'react'
import type { Desk } from '#domain/console/teacher-corrections-admin-wire.ts'
import { teacherCorrectionsTexts } from '#texts/console/teacher-corrections.ts'
import type { ChosenSpan } from '#web/shared/marking-sheet/chosen-span.ts'
import { MarkingField } from '#web/shared/marking-sheet/marking-field.tsx'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { useDeskCalls } from './desk-calls-context.ts'
import { PhotographSheet } from './photograph-sheet.tsx'
import type { Marking } from './use-marking.ts'

const texts = teacherCorrectionsTexts.sheet

type Stroke = ChosenSpan & { readonly look: string }

type DeskSheetProps = {
  desk: Desk
  marking: Marking
  fieldRef: RefObject<HTMLTextAreaElement | null>
  /** To the form of the mark. */
  onMark: () => void
}

/** The essay as text, as photographs, or as both. */
export function DeskSheet({ desk, marking, fieldRef, onMark }: DeskSheetProps) {
  const id = useId()
  const { photographPath } = useDeskCalls()
  const hasText = desk.text !== ''
  const [isPhotograph, setPhotograph] = useState(!hasText)
  const photographs = Array.from({ length: desk.photographCount }, (_, number) => number)
  return (
    <section id="folha" aria-labelledby={`${id}-heading`} className="min-w-0 scroll-mt-32">
      <div className="mb-1 flex flex-wrap items-baseline justify-between gap-3">
        <h2 id={`${id}-heading`} className="text-2xl">
          {texts.heading}
        </h2>
        {hasText && photographs.length > 0 ? (
          <fieldset className="flex gap-2">
            <legend className="sr-only">{texts.views}</legend>
            {[false, true].map((isOne) => (
              <Button
                key={String(isOne)}
                size="small"
                look={isOne === isPhotograph ? 'primary' : 'secondary'}
                aria-pressed={isOne === isPhotograph}
                onClick={() => setPhotograph(isOne)}
              >
                {isOne ? texts.asPhotograph : texts.asText}
              </Button>
            ))}
          </fieldset>
        ) : null}
      </div>
      <p id={`${id}-hint`} className="mb-3 text-sm text-ink-soft">
        {isPhotograph ? texts.photographHint : texts.hint}
      </p>
      {isPhotograph ? (
        <div className="grid gap-5">
          {photographs.map((number) => (
            <PhotographSheet
              key={number}
              path={photographPath(desk.id, number)}
              number={number}
              marks={marking.marks}
              drawn={
                marking.place && 'box' in marking.place && marking.place.photograph === number
                  ? marking.place.box
                  : null
              }
              selected={marking.selected}
              onDraw={(box) => marking.choose(box && { photograph: number, box })}
              onMark={onMark}
              onSelect={marking.edit}
            />
          ))}
        </div>
      ) : (
        <TextSheet text={desk.text} marking={marking} fieldRef={fieldRef} describedBy={`${id}-hint`} />
      )}
    </section>
  )
}

type TextSheetProps = {
  text: string
  marking: Marking
  fieldRef: RefObject<HTMLTextAreaElement | null>
  describedBy: string
}

function TextSheet({ text, marking, fieldRef, describedBy }: TextSheetProps) {
  const { marks, open, offer, selected, place, select } = marking
  const strokes = useMemo<Stroke[]>(
    () => [
      ...marks.flatMap(({ id, place: at, effect }) =>
        'start' in at
          ? [{ ...at, look: classNames(`mark--${effect}`, id === selected && 'mark--chosen') }]
          : [],
      ),
      ...open.map(({ key, start, end }) => ({
        start,
        end,
        look: classNames('mark--offered', key === offer?.key && 'mark--chosen'),
      })),
    ],
    [marks, open, offer, selected],
  )
  const lookOf = useCallback(
    (over: readonly Stroke[]) => classNames('mark', ...over.map(({ look }) => look)),
    [],
  )
  return (
    <MarkingField
      fieldRef={fieldRef}
      text={text}
      label={texts.label}
      describedBy={describedBy}
      strokes={strokes}
      span={place && 'start' in place ? place : null}
      lookOf={lookOf}
      onSelect={select}
    />
  )
}
