import { formatStudyTime, type StudyForm, type StudyPlan } from '#domain/study/study-schedule.ts'
import { planNotesTexts } from '#texts/study/plan-notes.ts'
import { scheduleTexts } from '#texts/study/study-schedule.ts'
import { shareOf } from './plan-numbers.ts'
import { formatShare } from './share-text.ts'

const { priorities: texts, areas } = planNotesTexts
const { subjects } = scheduleTexts

/** The top two subjects and the course's area (product §2 Study schedule). */
export function PrioritiesBox({ form, plan }: { form: StudyForm; plan: StudyPlan }) {
  return (
    <section aria-labelledby="prioridades" className="sheet p-5 sm:p-6 print:border-ink print:p-2">
      <h2 id="prioridades" className="text-2xl print:text-lg">
        {texts.heading}
      </h2>
      <p className="mt-2 text-ink-soft print:mt-0 print:text-sm">{texts.lead}</p>
      <ol className="mt-5 grid gap-4 print:mt-1 print:gap-1">
        {plan.priorities.map((subject, index) => (
          <li key={subject} className="flex gap-4 print:gap-2">
            <span aria-hidden="true" className="heading text-4xl leading-none text-red print:text-2xl">
              {index + 1}
            </span>
            <div>
              <p className="heading text-lg">
                <span className="marked">{subjects[subject]}</span>
              </p>
              <p className="text-sm text-ink-soft tabular-nums">
                {texts.time({
                  time: formatStudyTime(plan.minutesBySubject[subject]),
                  share: formatShare(shareOf(plan, subject)),
                })}
              </p>
            </div>
          </li>
        ))}
      </ol>
      <dl className="mt-5 border-t border-line pt-4 print:mt-1 print:pt-1 print:text-sm">
        <dt className="text-sm text-ink-soft">{texts.area}</dt>
        <dd className="font-semibold">
          {plan.courseArea ? `${areas[plan.courseArea]} (${form.course})` : texts.noArea}
        </dd>
      </dl>
    </section>
  )
}
