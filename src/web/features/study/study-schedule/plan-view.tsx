import { type Ref, useDeferredValue } from 'react'
import { countWeekdays, daysBetween, writeDay } from '#domain/study/exam-date.ts'
import { examDayOf, type ProfileStudyPlan } from '#domain/study/stored-study-plan.ts'
import { formatStudyTime, planWeek } from '#domain/study/study-schedule.ts'
import { commonTexts } from '#texts/shared/common.ts'
import { scheduleTexts } from '#texts/study/study-schedule.ts'
import { localToday } from '#web/browser/today.ts'
import { fetchedPart } from '#web/shared/asked/fetched-part.tsx'
import { Motivation } from './motivation.tsx'
import { PlanActions } from './plan-actions.tsx'
import { TopicFrequencies } from './topic-frequencies.tsx'
import type { ProfilePlan } from './use-profile-plan.ts'
import { ViewHead } from './view-head.tsx'
import { WeekGrid } from './week-grid.tsx'

const PlanNotes = fetchedPart(async () => {
  const notes = await import('./plan-notes.tsx')
  return notes.PlanNotes
})

const { result: texts } = scheduleTexts

type PlanViewProps = {
  kept: ProfileStudyPlan
  profilePlan: ProfilePlan
  headingRef: Ref<HTMLHeadingElement>
  onReset: () => void
}

export function PlanView({ kept, profilePlan, headingRef, onReset }: PlanViewProps) {
  const plan = planWeek(kept.form)
  const today = localToday()
  const examDay = examDayOf(kept)
  const daysLeft = daysBetween(today, examDay)
  // A press is answered by the plan's head; the week, and what explains it, are laid out after that is on the screen.
  const isWholeShown = useDeferredValue(true, false)
  return (
    <>
      <ViewHead headingRef={headingRef} title={texts.heading} lead={<Summary kept={kept} today={today} />}>
        <PlanActions kept={kept} plan={plan} today={today} profilePlan={profilePlan} onReset={onReset} />
      </ViewHead>
      {isWholeShown ? (
        <>
          <WeekGrid plan={plan} />
          <PlanNotes form={kept.form} plan={plan} />
          <TopicFrequencies priorities={plan.priorities} />
          <Motivation daysLeft={daysLeft} />
        </>
      ) : (
        <div className="min-h-(--window-height)" />
      )}
      <p className="hidden text-sm text-ink-soft print:mt-2 print:block">
        {scheduleTexts.printFooter({ site: commonTexts.siteName, day: writeDay(kept.madeOn) })}
      </p>
    </>
  )
}

function Summary({ kept, today }: { kept: ProfileStudyPlan; today: string }) {
  const { form } = kept
  const examDay = examDayOf(kept)
  const daysLeft = daysBetween(today, examDay)
  const studyDays = countWeekdays(today, examDay)
  const goal = texts.goal(form)
  const minutesPerDay = Math.round(form.hours * 60)
  return (
    <>
      {goal ? <p className="font-semibold text-ink">{goal}</p> : null}
      <p>
        <span className="text-ink">
          {daysLeft > 0 ? (
            <span className="marked font-semibold">{texts.daysLeft({ days: daysLeft })}</span>
          ) : (
            <span className="font-semibold">{daysLeft === 0 ? texts.examToday : texts.examPast}</span>
          )}
        </span>{' '}
        ({texts.examDay({ day: writeDay(examDay) })}).{' '}
        {studyDays > 0
          ? `${texts.hours({ time: formatStudyTime(minutesPerDay) })}: ${texts.studyDays({
              days: studyDays,
              time: formatStudyTime(studyDays * minutesPerDay),
            })}.`
          : null}
      </p>
    </>
  )
}
