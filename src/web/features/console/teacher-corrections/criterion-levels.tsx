import { useId } from 'react'
import { COMPETENCES } from '#corrector/kinds.ts'
import { LEVELS } from '#corrector/rubric/rubric.ts'
import { RUBRIC_2025 } from '#corrector/rubric/rubric-2025.ts'
import { EXAM_STEP, type ExamRubric } from '#domain/writing/teacher-correction/desk-rubric.ts'
import { teacherCorrectionsTexts } from '#texts/console/teacher-corrections.ts'
import { competenceTexts } from '#texts/writing/competences.ts'
import { TextField } from '#web/ui/text-field.tsx'

const texts = teacherCorrectionsTexts.rubric

type LevelsProps = { level: number | null; onLevel: (level: number | null) => void }

/** The levels of a competence of the ENEM, with their descriptors in view. */
export function CompetenceLevels({ place, level: own, onLevel }: LevelsProps & { place: number }) {
  const name = useId()
  const competence = COMPETENCES.find((one) => one === place) ?? 1
  const { name: title, descriptors } = RUBRIC_2025.competences[competence]
  return (
    <fieldset className="mt-1 min-w-0">
      <legend className="mb-1 font-semibold">
        {competenceTexts.competence({ number: competence })}: {title}
      </legend>
      {[...LEVELS].reverse().map((level) => (
        <label
          key={level}
          className="flex min-h-11 cursor-pointer items-start gap-2 rounded-mark px-1 py-1.5 text-[0.9375rem] hover:bg-paper has-checked:bg-pen-wash"
        >
          <input
            type="radio"
            name={`${name}-${competence}`}
            value={level}
            checked={own === level}
            onChange={() => onLevel(level)}
            className="mt-0.5 size-5 shrink-0 accent-pen"
          />
          <span className="heading w-9 shrink-0 tabular-nums">{level}</span>
          <span className="leading-snug">{descriptors[level]}</span>
        </label>
      ))}
    </fieldset>
  )
}

type CriterionProps = LevelsProps & { criterion: ExamRubric['criteria'][number] }

/** What another board looks at, and its points, where it publishes them. */
export function CriterionPoints({ criterion: { name, about, points }, level, onLevel }: CriterionProps) {
  return (
    <div className="mt-3">
      <h3 className="font-semibold">{name}</h3>
      <p className="mb-3 leading-snug text-ink-soft">{about}</p>
      {points ? (
        <TextField
          label={texts.points(points)}
          type="number"
          inputMode="decimal"
          min={points.min}
          max={points.max}
          step={EXAM_STEP}
          value={level ?? ''}
          onChange={({ currentTarget }) => onLevel(givenPoints(currentTarget.value, points))}
          className="max-w-40"
        />
      ) : (
        <p>{texts.unpublished}</p>
      )}
    </div>
  )
}

/** What is none of its points is no level: the field keeps it, and says so by its limits. */
function givenPoints(typed: string, { min, max }: { min: number; max: number }): number | null {
  const points = Number(typed.replace(',', '.'))
  const isOne = typed.trim() !== '' && points >= min && points <= max && points % EXAM_STEP === 0
  return isOne ? points : null
}
