import { memo } from 'react'
import type { Correction } from '#corrector/correction.ts'
import { COMPETENCES } from '#corrector/kinds.ts'
import { firstSteps, isAboutProposal, keyOf } from '#corrector/shown/explanation.ts'
import { weakestCompetence } from '#domain/writing/competence-profile.ts'
import { correctionTexts } from '#texts/writing/correction.ts'
import { weakestText } from '#texts/writing/exercises.ts'
import { pointsText } from '#texts/writing/points.ts'
import { ExerciseList } from './exercise-list.tsx'
import { nameOfSource } from './row-words.ts'

const texts = correctionTexts.steps
const STEPS = 3

type FirstStepsProps = { correction: Correction; themeId: string | null }

/** Where the next version begins: what cost most, in the teacher's hand, and what to practise for the weakest. */
export const FirstSteps = memo(function FirstSteps({ correction, themeId }: FirstStepsProps) {
  const steps = firstSteps(correction, STEPS)
  const level = correction.competences.find(({ competence }) => competence === 5)?.level ?? 0
  const levels = correction.competences.map((one) => one.level)
  const weakest = COMPETENCES[weakestCompetence(levels) - 1] ?? 1
  const lowest = levels.filter((one) => one === levels[weakest - 1]).length
  return (
    <section aria-labelledby="por-onde" className="teacher-card">
      <h2 id="por-onde" className="text-xl">
        {texts.heading}
      </h2>
      {steps.length === 0 ? (
        <p className="mt-2 leading-snug">{texts.none}</p>
      ) : (
        <>
          <p className="mt-1 text-[0.9375rem] leading-snug text-ink-soft">{texts.lead}</p>
          <ol className="mt-3 space-y-4">
            {steps.map(({ source, tenths, why, next }) => (
              <li key={keyOf(source)}>
                <p className="flex items-baseline justify-between gap-3">
                  <strong>{nameOfSource(source)}</strong>
                  <span className="text-sm text-red tabular-nums">
                    {isAboutProposal({ source }) ? texts.proposalAt({ level }) : pointsText(tenths)}
                  </span>
                </p>
                <p className="text-[0.9375rem] leading-snug text-ink-soft">{why}</p>
                <p className="note mt-1 text-[1.375rem] leading-[1.15]">{next}</p>
              </li>
            ))}
          </ol>
        </>
      )}
      <h3 className="mt-5 text-base">{weakestText({ competence: weakest, lowest })}</h3>
      <ExerciseList correction={correction} competence={weakest} themeId={themeId} />
      <p className="mt-4 text-sm text-ink-soft">{correctionTexts.moreMarks}</p>
    </section>
  )
})
