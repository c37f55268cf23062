import type { StudyForm, StudyPlan } from '#domain/study/study-schedule.ts'
import { MockExamNote } from './mock-exam-note.tsx'
import { PrioritiesBox } from './priorities-box.tsx'
import { WhyBox } from './why-box.tsx'

/** Below the week: the month's mock exam, the sum behind the plan, and what to begin with. */
export function PlanNotes({ form, plan }: { form: StudyForm; plan: StudyPlan }) {
  return (
    <>
      <MockExamNote />
      <div className="mt-10 grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem] print:mt-3 print:grid-cols-[minmax(0,1fr)_15rem] print:gap-6">
        <WhyBox form={form} plan={plan} />
        <PrioritiesBox form={form} plan={plan} />
      </div>
    </>
  )
}
