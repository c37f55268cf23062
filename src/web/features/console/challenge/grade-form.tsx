import { useState } from 'react'
import { COMPETENCE_COUNT, GRADE_STEPS } from '#domain/community/challenge.ts'
import type { JuryEssay } from '#domain/console/challenge-admin-wire.ts'
import { challengeAdminTexts as texts } from '#texts/console/challenge.ts'
import { settleTyped } from '#web/browser/typed-forms.ts'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { sendGrade } from './admin-calls.ts'

const COMPETENCES = Array.from({ length: COMPETENCE_COUNT }, (_, index) => index)

/** One essay without its writer's name, and the marks of one juror in the five competences. */
export function GradeForm({ essay, place }: { essay: JuryEssay; place: number }) {
  const [scores, setScores] = useState<readonly number[]>(essay.scores ?? COMPETENCES.map(() => 0))
  const total = scores.reduce((sum, score) => sum + score, 0)

  async function handleSubmit(): Promise<void> {
    const sent = await sendGrade(essay.id, scores)
    if (sent.ok) {
      settleTyped()
      return showToast(texts.grade.saved({ total }))
    }
    showToast({ ...texts.notSaved, description: texts.refusals[sent.code] ?? texts.notSaved.description })
  }

  return (
    <Form onSubmit={handleSubmit}>
      <h4 className="font-semibold">{texts.grade.heading({ place })}</h4>
      <p className="mt-2 max-w-measure whitespace-pre-line wrap-anywhere">{essay.text}</p>
      <div className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-4">
        {COMPETENCES.map((index) => (
          <SelectField
            key={index}
            label={texts.grade.competence({ number: index + 1 })}
            value={scores[index]}
            onChange={(event) => {
              const score = Number(event.currentTarget.value)
              setScores((before) => before.map((one, at) => (at === index ? score : one)))
            }}
          >
            {GRADE_STEPS.map((step) => (
              <option key={step} value={step}>
                {step}
              </option>
            ))}
          </SelectField>
        ))}
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-4">
        <Button type="submit" size="small" busyLabel={texts.sending}>
          {essay.scores ? texts.grade.change : texts.grade.save}
        </Button>
        <p className="tabular-nums">{texts.grade.total({ total })}</p>
      </div>
    </Form>
  )
}
