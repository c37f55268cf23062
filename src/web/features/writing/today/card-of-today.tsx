import { type ReactNode, useEffect, useId, useState } from 'react'
import { href } from 'react-router'
import { formatDay, formatTime } from '#domain/shared/calendar-text.ts'
import { weekdayOf } from '#domain/study/exam-date.ts'
import type { ProfileStudyPlan } from '#domain/study/stored-study-plan.ts'
import { formatStudyTime, planWeek } from '#domain/study/study-schedule.ts'
import type { TodayCard } from '#domain/writing/today.ts'
import type { Today } from '#domain/writing/today-wire.ts'
import { scheduleTexts } from '#texts/study/study-schedule.ts'
import { todayTexts as texts } from '#texts/writing/today.ts'
import { localToday } from '#web/browser/today.ts'
import { Card } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'

type CardOfTodayProps = {
  card: TodayCard
  today: Today
  plan: ProfileStudyPlan | null
  /** The day's own: larger, with the one button that stands out. */
  isFirst?: boolean
}

export type Shown = { title: string; theme?: string; children?: ReactNode; to: string; action: string }

/** One card of the day: what it is, and the one press that it leads to. */
export function CardOfToday({ card, today, plan, isFirst = false }: CardOfTodayProps) {
  const shown = shownOf(card, today, plan)
  return shown ? <ShownCard shown={shown} isFirst={isFirst} /> : null
}

export function ShownCard({ shown, isFirst }: { shown: Shown; isFirst: boolean }) {
  const id = useId()
  const { title, theme, children, to, action } = shown
  return (
    <Card className="flex h-full flex-col items-start">
      {isFirst ? (
        <h2 id={id} className="text-2xl">
          <span className="marked">{title}</span>
        </h2>
      ) : (
        <h3 id={id} className="text-lg">
          {title}
        </h3>
      )}
      {theme ? <p className="mt-2 font-semibold wrap-anywhere">{theme}</p> : null}
      <div className="mt-1 mb-4 text-ink-soft">{children}</div>
      <LinkButton
        to={to}
        aria-describedby={id}
        look={isFirst ? 'primary' : 'secondary'}
        size={isFirst ? 'large' : 'medium'}
        className="mt-auto"
      >
        {action}
      </LinkButton>
    </Card>
  )
}

function shownOf(card: TodayCard, today: Today, plan: ProfileStudyPlan | null): Shown | null {
  const { draft, correction, practice, course, answers } = today
  const room = href('/corretor-de-redacao')
  switch (card) {
    case 'draft':
      return (
        draft && {
          ...texts.draft,
          theme: draft.theme,
          children: texts.draft.text(draft),
          to: `${room}?redacao=${draft.id}`,
        }
      )
    case 'mock-exam':
      return mockExamCard(today)
    case 'practice':
      return (
        practice && {
          title: texts.practice.title(practice),
          children: texts.practice.text(practice),
          to: practice.href,
          action: texts.practice.action,
        }
      )
    case 'begin':
      return { ...texts.begin, children: texts.begin.text, to: room }
    case 'correction':
      return (
        correction && {
          ...texts.correction,
          theme: correction.theme,
          children: texts.correction.text(correction),
          to: `${href('/corretor-de-redacao/redacoes/:id', { id: correction.essayId })}?versao=${correction.number}`,
        }
      )
    case 'lesson':
      return (
        today.lesson && {
          title: texts.lesson.title(today.lesson),
          theme: today.lesson.title,
          to: href('/cursos/:curso/:aula', { curso: today.lesson.course, aula: today.lesson.slug }),
          action: texts.lesson.action,
        }
      )
    case 'course':
      return (
        course.next && {
          title: texts.course.title(course.next),
          theme: course.next.title,
          children: texts.course.text(course),
          to: href('/minicurso'),
          action: course.finished === 0 ? texts.course.start : texts.course.action,
        }
      )
    case 'plan':
      return plan && planCard(plan)
    case 'answers': {
      const [newest] = answers
      return newest
        ? {
            title: texts.answers.title({ count: answers.length }),
            theme: newest.theme,
            to: href('/match/resultados/:id', { id: newest.id }),
            action: texts.answers.action,
          }
        : null
    }
  }
}

export function planCard(plan: ProfileStudyPlan): Shown {
  return {
    title: texts.plan.title,
    children: <BlocksOfToday plan={plan} />,
    to: href('/cronograma-de-estudos'),
    action: texts.plan.action,
  }
}

function mockExamCard({ mockExam }: Today): Shown | null {
  if (!mockExam) return null
  const { runs, open } = texts.mockExam
  const { month, closesAt, endsAt } = mockExam
  return endsAt
    ? {
        ...runs,
        children: runs.text({ time: formatTime(endsAt) }),
        to: `${href('/simulado/prova')}?mes=${month}`,
      }
    : {
        ...open,
        children: open.text({ day: formatDay(closesAt), time: formatTime(closesAt) }),
        to: href('/simulado'),
      }
}

/** By the reader's own calendar: the week of a plan has five days, from Monday on. */
function BlocksOfToday({ plan }: { plan: ProfileStudyPlan }) {
  const [weekday, setWeekday] = useState<number | null>(null)
  useEffect(() => setWeekday(weekdayOf(localToday())), [])
  if (weekday === null) return null
  const blocks = planWeek(plan.form).weekly[weekday - 1] ?? []
  if (blocks.length === 0) return texts.plan.free
  return (
    <ul>
      {blocks.map(({ subject, minutes }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a block is its place in the day
        <li key={index}>
          {texts.plan.block({ subject: scheduleTexts.subjects[subject], time: formatStudyTime(minutes) })}
        </li>
      ))}
    </ul>
  )
}
