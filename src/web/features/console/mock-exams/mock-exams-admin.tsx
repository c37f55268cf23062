import { useState } from 'react'
import { monthName } from '#domain/community/challenge.ts'
import type { MockExamsAdmin as AdminPage, PlannedExam } from '#domain/console/mock-exams-admin-wire.ts'
import { formatDay, formatTime } from '#domain/shared/calendar-text.ts'
import { mockExamsAdminTexts as texts } from '#texts/console/mock-exams.ts'
import { Loaded } from '#web/shared/asked/loaded.tsx'
import { useAsked } from '#web/shared/asked/use-asked.ts'
import { Button } from '#web/ui/button.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { fetchMockExams, refusalWords, sendUnplan } from './mock-exams-calls.ts'
import { PlanDialog } from './plan-dialog.tsx'

/** /painel/simulado: each month with its mock exam, ours or the owner's. */
export function MockExamsAdmin() {
  const asked = useAsked('mock exams', fetchMockExams)
  const [edited, setEdited] = useState<PlannedExam | null>(null)

  function handleSaved(saved: AdminPage): void {
    asked.put(saved)
    setEdited(null)
    showToast(texts.saved)
  }

  async function handleUnplan({ month }: PlannedExam): Promise<void> {
    const answer = await sendUnplan(month)
    if (!answer.ok) return showToast({ ...texts.notSaved, description: refusalWords(answer) })
    asked.put(answer.value)
    showToast(texts.unplanned)
  }

  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} />
      <Loaded asked={asked} failed={texts.failed} loading={texts.loading}>
        {({ exams, themes }) => (
          <>
            <ul aria-label={texts.list} className="sheet divide-y divide-rule">
              {exams.map((exam) => (
                <li key={exam.month} className="p-4 sm:px-5">
                  <ExamRow
                    exam={exam}
                    onEdit={() => setEdited(exam)}
                    onUnplan={() => void handleUnplan(exam)}
                  />
                </li>
              ))}
            </ul>
            {edited ? (
              <PlanDialog
                key={edited.month}
                exam={edited}
                themes={themes}
                onClose={() => setEdited(null)}
                onSaved={handleSaved}
              />
            ) : null}
          </>
        )}
      </Loaded>
    </>
  )
}

type ExamRowProps = { exam: PlannedExam; onEdit: () => void; onUnplan: () => void }

function ExamRow({ exam, onEdit, onUnplan }: ExamRowProps) {
  const { month, state, isPlanned, theme, begun } = exam
  const moment = (iso: string) => texts.moment({ day: formatDay(iso), time: formatTime(iso) })
  return (
    <article className="flex flex-wrap items-start justify-between gap-4">
      <div className="min-w-0 flex-1 basis-64">
        <h2 className="text-lg">
          {monthName(month)}{' '}
          <span className="text-sm font-normal text-ink-soft">{isPlanned ? texts.planned : texts.ours}</span>
        </h2>
        <p>{texts.window({ from: moment(exam.opensAt), until: moment(exam.closesAt) })}</p>
        <p className="text-ink-soft">
          {texts.states[state]} · {texts.minutes(exam)}
        </p>
        <p className="mt-1 wrap-anywhere">{theme?.title ?? texts.drawn}</p>
        {begun > 0 ? <p className="text-ink-soft">{texts.counts(exam)}</p> : null}
      </div>
      {state === 'coming' ? (
        <div className="flex flex-wrap gap-2">
          <Button size="small" look="secondary" onClick={onEdit}>
            {isPlanned ? texts.change : texts.edit}
          </Button>
          {isPlanned ? (
            <Button size="small" look="quiet" onClick={onUnplan}>
              {texts.unplan}
            </Button>
          ) : null}
        </div>
      ) : null}
    </article>
  )
}
