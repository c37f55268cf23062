import type { Ref } from 'react'
import { writeDay } from '#domain/study/exam-date.ts'
import type { ProfileStudyPlan } from '#domain/study/stored-study-plan.ts'
import type { StudyForm as StudyFormFacts } from '#domain/study/study-schedule.ts'
import { scheduleTexts } from '#texts/study/study-schedule.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { StudyForm } from './study-form.tsx'
import { TopicFrequencies } from './topic-frequencies.tsx'
import { ViewHead } from './view-head.tsx'

const { aside } = scheduleTexts

type FormViewProps = {
  headingRef: Ref<HTMLHeadingElement>
  savedPlan: ProfileStudyPlan | null
  onSubmit: (form: StudyFormFacts) => void
  onOpenSaved: (plan: ProfileStudyPlan) => void
}

export function FormView({ headingRef, savedPlan, onSubmit, onOpenSaved }: FormViewProps) {
  return (
    <>
      <ViewHead headingRef={headingRef} title={scheduleTexts.heading} lead={scheduleTexts.lead} />
      <div className="grid items-start gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <div>
          <noscript>
            <p className="mb-4 font-semibold">{scheduleTexts.noScript}</p>
          </noscript>
          <Card>
            <StudyForm onSubmit={onSubmit} />
          </Card>
        </div>
        <aside>
          <p className="note mb-3 -rotate-2 text-3xl">{aside.note}</p>
          <h2 className="mb-4 text-xl">{aside.heading}</h2>
          <ol className="numbered ruled">
            {aside.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ol>
          <p className="mt-6 text-sm text-ink-soft">{aside.privacy}</p>
          {savedPlan ? (
            <Card className="mt-6">
              <h2 className="text-lg">{aside.savedHeading}</h2>
              <p className="mt-1 mb-4 text-ink-soft">
                {aside.savedLead({ day: writeDay(savedPlan.madeOn) })}
              </p>
              <Button look="secondary" onClick={() => onOpenSaved(savedPlan)}>
                {aside.openSaved}
              </Button>
            </Card>
          ) : null}
        </aside>
      </div>
      <TopicFrequencies priorities={[]} />
    </>
  )
}
