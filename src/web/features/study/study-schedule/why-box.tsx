import {
  areaEmphasis,
  formatStudyTime,
  type StudyForm,
  type StudyPlan,
  SUBJECTS,
} from '#domain/study/study-schedule.ts'
import { planNotesTexts } from '#texts/study/plan-notes.ts'
import { scheduleTexts } from '#texts/study/study-schedule.ts'
import { formatNumber, shareOf } from './plan-numbers.ts'
import { formatShare } from './share-text.ts'

const { why: texts, areas } = planNotesTexts
const { subjects } = scheduleTexts

/** The sum behind the plan, with its own numbers (product §2 "Por que essa divisão?"). */
export function WhyBox({ form, plan }: { form: StudyForm; plan: StudyPlan }) {
  const minutesPerDay = Math.round(form.hours * 60)
  const order = [...SUBJECTS].sort((a, b) => plan.minutesBySubject[b] - plan.minutesBySubject[a])
  return (
    <section aria-labelledby="por-que">
      <h2 id="por-que" className="text-2xl print:text-lg">
        {texts.heading}
      </h2>
      <p className="mt-3 max-w-measure print:mt-1 print:max-w-none print:text-sm">
        {texts.total({ week: formatStudyTime(minutesPerDay * 5), day: formatStudyTime(minutesPerDay) })}{' '}
        {texts.rule} {areaSentence(form, plan)}
      </p>
      <table className="mt-5 w-full border-collapse text-left text-sm tabular-nums sm:text-base print:mt-2 print:text-sm">
        <thead>
          <tr className="border-b border-ink text-sm text-ink-soft">
            <th scope="col" className="py-1 pr-1 sm:pr-2 font-semibold">
              {texts.subject}
            </th>
            <th scope="col" className="px-1 py-1 text-right sm:px-2 font-semibold">
              {texts.points}
            </th>
            <th scope="col" className="px-1 py-1 text-right sm:px-2 font-semibold">
              {texts.share}
            </th>
            <th scope="col" className="py-1 pl-1 text-right sm:pl-2 font-semibold">
              {texts.time}
            </th>
          </tr>
        </thead>
        <tbody>
          {order.map((subject) => {
            const { weight, difficulty, score } = plan.scores[subject]
            return (
              <tr key={subject} className="border-b border-line">
                <th scope="row" className="py-2 pr-1 sm:pr-2 font-semibold print:py-0.5">
                  <span className={plan.priorities.includes(subject) ? 'marked' : undefined}>
                    {subjects[subject]}
                  </span>
                </th>
                <td className="px-1 py-2 text-right whitespace-nowrap sm:px-2 print:py-0.5">
                  {formatNumber(weight)} × {formatNumber(difficulty)} = <b>{formatNumber(score)}</b>
                </td>
                <td className="px-1 py-2 text-right whitespace-nowrap sm:px-2 print:py-0.5">
                  {formatShare(shareOf(plan, subject))}
                </td>
                <td className="py-2 pl-1 text-right sm:pl-2 whitespace-nowrap print:py-0.5">
                  {formatStudyTime(plan.minutesBySubject[subject])}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}

function areaSentence({ course }: StudyForm, { courseArea }: StudyPlan): string {
  if (courseArea === null) return course === '' ? texts.noCourse : texts.unknownCourse({ course })
  const { heavier, lighter } = areaEmphasis(courseArea)
  const join = (list: typeof heavier) => list.map((subject) => subjects[subject]).join(texts.and)
  return texts.area({ course, area: areas[courseArea], heavier: join(heavier), lighter: join(lighter) })
}
