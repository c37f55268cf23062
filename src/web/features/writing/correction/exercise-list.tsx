import { href, Link } from 'react-router'
import { axisOfTheme } from '#content/study/themes/axis-of-theme.ts'
import type { Correction } from '#corrector/correction.ts'
import type { Competence } from '#corrector/kinds.ts'
import { type Exercise, exercisesFor } from '#corrector/shown/exercises.ts'
import { exerciseText } from '#texts/writing/exercises.ts'

type ExerciseListProps = {
  correction: Correction
  competence: Competence
  /** Null for a theme of the student's own. */
  themeId: string | null
}

/** Where to practise, each with the reason that this essay gives. */
export function ExerciseList({ correction, competence, themeId }: ExerciseListProps) {
  const axis = axisOfTheme(themeId)
  return (
    <ul className="mt-1 space-y-1.5 leading-snug">
      {exercisesFor(correction, competence).map((exercise) => {
        const { label, why } = exerciseText(exercise, axis?.name ?? null)
        return (
          <li key={label}>
            <Link to={addressOf(exercise, axis?.id ?? null)} className="text-link inline-block py-0.5">
              {label}
            </Link>
            <span className="text-ink-soft">: {why}</span>
          </li>
        )
      })}
    </ul>
  )
}

function addressOf(exercise: Exercise, axisId: string | null): string {
  switch (exercise.of) {
    case 'lesson':
      return `${href('/minicurso')}#nivel-${exercise.level}`
    case 'connectives':
      return `${href('/banco-de-conectivos')}#${exercise.category}`
    case 'repertoires':
      return axisId === null ? href('/banco-de-repertorios') : `${href('/banco-de-repertorios')}#${axisId}`
    case 'models':
      return href('/redacoes-nota-maxima')
  }
}
