import { memo, type RefObject, useId, useState } from 'react'
import { COMPETENCES } from '#corrector/kinds.ts'
import { LEVELS } from '#corrector/rubric/rubric.ts'
import { RUBRIC_2025 } from '#corrector/rubric/rubric-2025.ts'
import type { DeskChange } from '#domain/console/teacher-corrections-admin-wire.ts'
import { LEVEL_SENTENCE, levelsOf } from '#domain/writing/teacher-correction/desk-rules.ts'
import type { TeacherLevel } from '#domain/writing/teacher-correction/teacher-correction.ts'
import { teacherCorrectionsTexts } from '#texts/console/teacher-corrections.ts'
import { correctionTexts } from '#texts/writing/correction.ts'
import { Loaded } from '#web/shared/asked/loaded.tsx'
import { useAsked } from '#web/shared/asked/use-asked.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Field } from '#web/ui/field.tsx'
import { fetchEstimate } from './desk-calls.ts'
import type { Competence, DigitState } from './desk-keys.ts'

const texts = teacherCorrectionsTexts.rubric

type RubricPanelProps = {
  id: string
  levels: readonly TeacherLevel[]
  digits: DigitState
  sentenceRef: RefObject<HTMLTextAreaElement | null>
  onChoose: (competence: Competence) => void
  onChange: (change: DeskChange) => void
}

/** The rubric of the exam: one competence at a time with its descriptors in view, all five levels above it. */
export const RubricPanel = memo(function RubricPanel(props: RubricPanelProps) {
  const { id, levels, digits, sentenceRef, onChoose, onChange } = props
  const headingId = useId()
  const { competence } = digits
  const own = levels[competence - 1] ?? { level: null, sentence: '' }
  const { name, descriptors } = RUBRIC_2025.competences[competence]
  const given = levelsOf(levels)
  return (
    <section id="notas" aria-labelledby={headingId} className="teacher-card scroll-mt-32">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id={headingId} className="text-xl">
          {texts.heading}
        </h2>
        <p className="heading text-xl tabular-nums">
          {given ? `${texts.total} ${given.reduce((sum, level) => sum + level, 0)}` : null}
        </p>
      </div>
      <p className="mt-1 hidden text-sm text-ink-soft lg:block">{texts.hint}</p>
      <fieldset className="mt-3 grid grid-cols-5 gap-1">
        <legend className="sr-only">{texts.choose}</legend>
        {COMPETENCES.map((number) => {
          const level = levels[number - 1]?.level ?? null
          return (
            <button
              key={number}
              type="button"
              aria-pressed={number === competence}
              onClick={() => onChoose(number)}
              className={classNames(
                'grid min-h-12 place-items-center rounded-control border px-1 py-1 leading-tight',
                number === competence ? 'border-ink bg-pen-wash' : 'border-line-strong bg-sheet',
              )}
            >
              <span className="sr-only">{texts.tab({ number, level })}</span>
              <span aria-hidden="true" className="text-sm">
                C{number}
              </span>
              <span aria-hidden="true" className="heading tabular-nums">
                {level ?? '–'}
              </span>
            </button>
          )
        })}
      </fieldset>
      <p role="status" className="mt-2 text-sm font-semibold text-pen">
        {digits.isLevelNext ? texts.awaiting({ number: competence }) : null}
      </p>
      <fieldset className="mt-1 min-w-0">
        <legend className="mb-1 font-semibold">
          {correctionTexts.competence({ number: competence })}: {name}
        </legend>
        {[...LEVELS].reverse().map((level) => (
          <label
            key={level}
            className="flex min-h-11 cursor-pointer items-start gap-2 rounded-mark px-1 py-1.5 text-[0.9375rem] hover:bg-paper has-checked:bg-pen-wash"
          >
            <input
              type="radio"
              name={`${headingId}-${competence}`}
              value={level}
              checked={own.level === level}
              onChange={() => onChange({ does: 'level', competence, level, sentence: own.sentence })}
              className="mt-0.5 size-5 shrink-0 accent-pen"
            />
            <span className="heading w-9 shrink-0 tabular-nums">{level}</span>
            <span className="leading-snug">{descriptors[level]}</span>
          </label>
        ))}
      </fieldset>
      <Field label={texts.sentence({ number: competence })} hint={texts.sentenceHint} className="mt-3">
        {(control) => (
          <textarea
            {...control}
            key={competence}
            ref={sentenceRef}
            rows={3}
            maxLength={LEVEL_SENTENCE.max}
            value={own.sentence}
            onChange={(event) =>
              onChange({
                does: 'level',
                competence,
                level: levelOf(own.level),
                sentence: event.currentTarget.value,
              })
            }
            className="field-control"
          />
        )}
      </Field>
      <Estimate key={id} id={id} levels={given} />
    </section>
  )
})

function levelOf(level: number | null): (typeof LEVELS)[number] | null {
  return LEVELS.find((one) => one === level) ?? null
}

/** The engine's levels, only beside the own ones, and only when they are asked for. */
function Estimate({ id, levels }: { id: string; levels: readonly number[] | null }) {
  const [isOpen, setOpen] = useState(false)
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
