import { memo, type RefObject, useId, useState } from 'react'
import type { DeskChange } from '#domain/console/teacher-corrections-admin-wire.ts'
import { numberText } from '#domain/shared/number-text.ts'
import type { ExamRubric } from '#domain/writing/teacher-correction/desk-rubric.ts'
import { LEVEL_SENTENCE, levelsOf } from '#domain/writing/teacher-correction/desk-rules.ts'
import type { TeacherLevel } from '#domain/writing/teacher-correction/teacher-correction.ts'
import { teacherCorrectionsTexts } from '#texts/console/teacher-corrections.ts'
import { Loaded } from '#web/shared/asked/loaded.tsx'
import { useAsked } from '#web/shared/asked/use-asked.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Field } from '#web/ui/field.tsx'
import { CompetenceLevels, CriterionPoints } from './criterion-levels.tsx'
import { useDeskCalls } from './desk-calls-context.ts'
import type { DigitState } from './desk-keys.ts'

const texts = teacherCorrectionsTexts.rubric
/** Boards give halves. */

type RubricPanelProps = {
  id: string
  /** Null for the ENEM. */
  exam: ExamRubric | null
  /** By the board's formula, as far as the levels go; null while it gives none. */
  mark: { readonly value: number; readonly of: number } | null
  levels: readonly TeacherLevel[]
  digits: DigitState
  sentenceRef: RefObject<HTMLTextAreaElement | null>
  onChoose: (place: number) => void
  onChange: (change: DeskChange) => void
}

/** The rubric of the exam: one criterion at a time with what it asks in view, the levels of all above it. */
export const RubricPanel = memo(function RubricPanel(props: RubricPanelProps) {
  const { id, exam, mark, levels, digits, sentenceRef, onChoose, onChange } = props
  const headingId = useId()
  const { place } = digits
  const own = levels[place - 1] ?? { level: null, sentence: '' }
  const criterion = exam?.criteria[place - 1] ?? null
  const given = exam ? null : levelsOf(levels)
  return (
    <section id="notas" aria-labelledby={headingId} className="teacher-card scroll-mt-32">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id={headingId} className="text-xl">
          {texts.heading}
        </h2>
        <p className="heading text-xl tabular-nums">
          {given ? `${texts.total} ${given.reduce((sum, level) => sum + level, 0)}` : null}
          {mark ? texts.mark(mark) : null}
        </p>
      </div>
      <p className="mt-1 hidden text-sm text-ink-soft lg:block">{exam ? texts.examHint : texts.hint}</p>
      <fieldset className="mt-3 grid grid-cols-5 gap-1">
        <legend className="sr-only">{exam ? texts.chooseCriterion : texts.choose}</legend>
        {levels.map(({ level }, at) => {
          const number = at + 1
          return (
            <button
              key={number}
              type="button"
              aria-pressed={number === place}
              onClick={() => onChoose(number)}
              className={classNames(
                'grid min-h-12 place-items-center rounded-control border px-1 py-1 leading-tight',
                number === place ? 'border-ink bg-pen-wash' : 'border-line-strong bg-sheet',
              )}
            >
              <span className="sr-only">
                {exam ? texts.criterionTab({ number, level }) : texts.tab({ number, level })}
              </span>
              <span aria-hidden="true" className="text-sm">
                {exam ? number : `C${number}`}
              </span>
              <span aria-hidden="true" className="heading tabular-nums">
                {level === null ? '–' : numberText(level)}
              </span>
            </button>
          )
        })}
      </fieldset>
      <p role="status" className="mt-2 text-sm font-semibold text-pen">
        {digits.isLevelNext ? (exam ? texts.awaitingPoints : texts.awaiting({ number: place })) : null}
      </p>
      {criterion ? (
        <CriterionPoints
          key={place}
          criterion={criterion}
          level={own.level}
          onLevel={(level) => onChange({ does: 'level', competence: place, level, sentence: own.sentence })}
        />
      ) : (
        <CompetenceLevels
          place={place}
          level={own.level}
          onLevel={(level) => onChange({ does: 'level', competence: place, level, sentence: own.sentence })}
        />
      )}
      <Field
        label={criterion ? texts.criterionSentence(criterion) : texts.sentence({ number: place })}
        hint={texts.sentenceHint}
        className="mt-3"
      >
        {(control) => (
          <textarea
            {...control}
            key={place}
            ref={sentenceRef}
            rows={3}
            maxLength={LEVEL_SENTENCE.max}
            value={own.sentence}
            onChange={(event) =>
              onChange({
                does: 'level',
                competence: place,
                level: own.level,
                sentence: event.currentTarget.value,
              })
            }
            className="field-control"
          />
        )}
      </Field>
      {exam ? (
        <p className="mt-3 text-sm text-ink-soft">{texts.noEstimate}</p>
      ) : (
        <Estimate key={id} id={id} levels={given} />
      )}
    </section>
  )
})

/** The engine's levels, only beside the own ones, and only when they are asked for. */
function Estimate({ id, levels }: { id: string; levels: readonly number[] | null }) {
  const [isOpen, setOpen] = useState(false)
  const { fetchEstimate } = useDeskCalls()
  const asked = useAsked(isOpen && levels ? `estimate ${id}` : null, async (signal) =>
    fetchEstimate(id, signal),
  )
  if (!levels) return <p className="mt-3 text-sm text-ink-soft">{texts.estimateLater}</p>
  if (!isOpen)
    return (
      <Button size="small" look="secondary" className="mt-3" onClick={() => setOpen(true)}>
        {texts.estimate}
      </Button>
    )
  return (
    <Loaded asked={asked} failed={texts.estimateFailed} className="mt-3">
      {({ levels: engine }) => (
        <table className="progress-table grade-table mt-3">
          <thead>
            <tr>
              <th scope="col">{texts.competence}</th>
              <th scope="col">{texts.yours}</th>
              <th scope="col">{texts.engine}</th>
            </tr>
          </thead>
          <tbody>
            {levels.map((level, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is its competence
              <tr key={at}>
                <th scope="row">{at + 1}</th>
                <td className="font-semibold">{level}</td>
                <td>{engine[at]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Loaded>
  )
}
