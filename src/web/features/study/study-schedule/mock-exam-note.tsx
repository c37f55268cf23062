import { CalendarClock } from 'lucide-react'
import { href, Link } from 'react-router'
import { formatDay, formatTime } from '#domain/shared/calendar-text.ts'
import { planNotesTexts } from '#texts/study/plan-notes.ts'
import { useRootData } from '#web/root-data.ts'
import { useAsked } from '#web/shared/asked/use-asked.ts'
import { callChecked } from '#web/shared/community/call-checked.ts'

const texts = planNotesTexts.mockExam

function fetchMockExam(signal: AbortSignal) {
  const schema = import('#domain/writing/mock-exam/mock-exam-wire.ts').then(
    ({ mockExamSchema }) => mockExamSchema,
  )
  return callChecked(schema, 'mock-exam', { signal })
}

/** The month's mock exam within the plan; nothing without a network, since the plan is whole without it. */
export function MockExamNote() {
  const { features } = useRootData().publicConfig
  const { value } = useAsked(features.writingRoom ? 'mock exam of the plan' : null, fetchMockExam)
  if (!value) return null
  const { state, opensAt, closesAt } = value.exam
  const at = state === 'open' ? closesAt : opensAt
  const sentence = state === 'open' ? texts.open : texts.coming
  return (
    <p className="mt-4 flex items-start gap-3">
      <CalendarClock aria-hidden="true" size={20} className="mt-0.5 shrink-0 text-pen" />
      <span>
        {sentence({ day: formatDay(at), time: formatTime(at) })}{' '}
        <Link to={href('/simulado')} className="text-link">
          {texts.action}
        </Link>
      </span>
    </p>
  )
}
