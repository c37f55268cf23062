import { type FormEvent, useEffect, useId, useState } from 'react'
import { COURSES } from '#domain/study/course-areas.ts'
import { daysBetween } from '#domain/study/exam-date.ts'
import { MAX_FREE_TEXT_LENGTH } from '#domain/study/stored-study-plan.ts'
import {
  STUDY_DEFAULTS,
  STUDY_LIMITS,
  type StudyForm as StudyFormFacts,
  SUBJECTS,
  type Subject,
  studyFormProblems,
} from '#domain/study/study-schedule.ts'
import { commonTexts } from '#texts/shared/common.ts'
import { scheduleTexts } from '#texts/study/study-schedule.ts'
import { afterPaint } from '#web/browser/after-paint.ts'
import { localToday } from '#web/browser/today.ts'
import { useRootData } from '#web/root-data.ts'
import { Button } from '#web/ui/button.tsx'
import { RangeField } from '#web/ui/range-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'

const { form: texts, subjects } = scheduleTexts
const { rating } = STUDY_DEFAULTS

export function StudyForm({ onSubmit }: { onSubmit: (form: StudyFormFacts) => void }) {
  const [hours, setHours] = useState(String(STUDY_DEFAULTS.hours))
  const [days, setDays] = useState(String(STUDY_DEFAULTS.days))
  const [course, setCourse] = useState('')
  const [university, setUniversity] = useState('')
  const [ratings, setRatings] = useState<Record<Subject, number>>({
    linguagens: rating,
    humanas: rating,
    natureza: rating,
    matematica: rating,
    redacao: rating,
  })
  const [isMaking, setMaking] = useState(false)
  const [wrong, setWrong] = useState<ReadonlySet<string>>(new Set())

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const facts: StudyFormFacts = {
      hours: numberOf(hours),
      days: numberOf(days),
      course: course.trim(),
      university: university.trim(),
      ratings,
    }
    const problems = studyFormProblems(facts)
    setWrong(new Set(problems.map(({ field }) => field)))
    const [first] = problems
    if (first) event.currentTarget.querySelector<HTMLElement>(`[name="${first.field}"]`)?.focus()
    else {
      // The plan takes this form's place: the button answers before that is made.
      setMaking(true)
      afterPaint(() => onSubmit(facts))
    }
  }

  return (
    <form method="post" noValidate onSubmit={handleSubmit}>
      <div className="grid gap-x-10 gap-y-8 md:grid-cols-2">
        <fieldset className="grid content-start gap-5">
          <legend className="heading mb-4 text-xl">{texts.timeHeading}</legend>
          <TextField
            type="number"
            name="hours"
            inputMode="decimal"
            label={texts.hours}
            hint={texts.hoursHint}
            min={STUDY_LIMITS.hours.min}
            max={STUDY_LIMITS.hours.max}
            step={0.5}
            required
            value={hours}
            error={wrong.has('hours') ? texts.problems.hours : undefined}
            onChange={(event) => setHours(event.currentTarget.value)}
          />
          <div>
            <TextField
              type="number"
              name="days"
              inputMode="numeric"
              label={texts.days}
              hint={texts.daysHint}
              min={STUDY_LIMITS.days.min}
              step={1}
              required
              value={days}
              error={wrong.has('days') ? texts.problems.days : undefined}
              onChange={(event) => setDays(event.currentTarget.value)}
            />
            <KnownExam onUse={(known) => setDays(String(known))} />
          </div>
          <CourseField value={course} onChange={setCourse} />
          <TextField
            name="university"
            label={texts.university}
            labelNote={commonTexts.optional}
            placeholder={texts.universityPlaceholder}
            maxLength={MAX_FREE_TEXT_LENGTH}
            autoComplete="off"
            value={university}
            onChange={(event) => setUniversity(event.currentTarget.value)}
          />
        </fieldset>
        <Ratings ratings={ratings} onChange={setRatings} />
      </div>
      <div className="mt-8 border-t border-line pt-6">
        <Button type="submit" size="large" isBusy={isMaking} className="w-full sm:w-auto">
          {texts.submit}
        </Button>
      </div>
    </form>
  )
}

/** Any course may be typed; those that we know weights of are offered. */
function CourseField({ value, onChange }: { value: string; onChange: (course: string) => void }) {
  const listId = useId()
  return (
    <>
      <TextField
        name="course"
        label={texts.course}
        labelNote={commonTexts.optional}
        hint={texts.courseHint}
        placeholder={texts.coursePlaceholder}
        list={listId}
        maxLength={MAX_FREE_TEXT_LENGTH}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <datalist id={listId}>
        {Object.values(COURSES)
          .flat()
          .map((name) => (
            <option key={name} value={name} />
          ))}
      </datalist>
    </>
  )
}

type RatingsProps = {
  ratings: Readonly<Record<Subject, number>>
  onChange: (change: (ratings: Record<Subject, number>) => Record<Subject, number>) => void
}

/** How sure one feels of each subject. */
function Ratings({ ratings, onChange }: RatingsProps) {
  return (
    <fieldset className="grid content-start gap-4">
      <legend className="heading mb-1 text-xl">{texts.ratingsHeading}</legend>
      <p className="text-ink-soft">{texts.ratingsLead}</p>
      {SUBJECTS.map((subject) => (
        <RangeField
          key={subject}
          name={subject}
          label={subjects[subject]}
          min={STUDY_LIMITS.rating.min}
          max={STUDY_LIMITS.rating.max}
          value={ratings[subject]}
          lowLabel={texts.low}
          highLabel={texts.high}
          valueText={(value) => texts.rating({ value })}
          onChange={(value) => onChange((now) => ({ ...now, [subject]: value }))}
        />
      ))}
    </fieldset>
  )
}

/** Offers the number of days where the next exam's date is known and far enough away. */
function KnownExam({ onUse }: { onUse: (days: number) => void }) {
  // Today is known in the browser alone: pages are kept for everybody.
  const [today, setToday] = useState<string | null>(null)
  useEffect(() => setToday(localToday()), [])
  const exam = useRootData().publicConfig.nextExam
  if (today === null || exam === null) return null
  const days = daysBetween(today, exam.firstDay)
  if (days < STUDY_LIMITS.days.min) return null
  return (
    <button type="button" className="text-link mt-1 min-h-11" onClick={() => onUse(days)}>
      {texts.examOffer({ name: exam.name, days })}
    </button>
  )
}

/** NaN for an empty field: a problem, where 0 would be a wrong number. */
function numberOf(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text.replace(',', '.'))
}
