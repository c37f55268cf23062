import { href, Link, useNavigate } from 'react-router'
import { teacherCorrectionsTexts } from '#texts/console/teacher-corrections.ts'
import { classCorrectionTexts as texts } from '#texts/writing/class-correction.ts'
import { Loaded } from '#web/shared/asked/loaded.tsx'
import { useAsked } from '#web/shared/asked/use-asked.ts'
import { SecondFactorNotice } from '#web/shared/classes/second-factor-notice.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Page } from '#web/ui/page.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { CLASS_DESK, nextHanded, openHanded } from './desk-calls.ts'
import { DeskCallsContext } from './desk-calls-context.ts'
import { DeskView } from './desk-view.tsx'

type ClassDeskPageProps = { classId: string; task: string; seat: string }

/** /turmas/:id/tarefas/:task/:seat/corrigir: the house's desk, with what was handed in to a class's teacher on it. */
export function ClassDeskPage({ classId, task, seat }: ClassDeskPageProps) {
  const navigate = useNavigate()
  const asked = useAsked(`class desk ${task} ${seat}`, (signal) => openHanded(task, seat, false, signal))
  const taskPath = href('/turmas/:id/tarefas/:task', { id: classId, task })

  async function handleNext(): Promise<void> {
    const next = await nextHanded(task, seat)
    if (!next.ok) return showToast(teacherCorrectionsTexts.actionFailed)
    if (next.value.seat === null) {
      showToast(texts.noneNext)
      return void navigate(taskPath)
    }
    const params = { id: classId, task, seat: next.value.seat }
    await navigate(href('/turmas/:id/tarefas/:task/:seat/corrigir', params))
  }

  async function handleAnew(): Promise<void> {
    const begun = await openHanded(task, seat, true)
    if (begun.ok) await asked.reload()
    else showToast(teacherCorrectionsTexts.actionFailed)
  }

  return (
    <Page>
      <p className="mb-3">
        <Link to={taskPath} className="text-link inline-block py-1">
          {texts.back}
        </Link>
      </p>
      <Loaded
        asked={asked}
        failed={texts.failed}
        loading={texts.loading}
        refused={(code) => {
          if (code === 'second_factor_required') return <SecondFactorNotice />
          const isReturned = code === 'already_returned'
          if (!isReturned && code !== 'task_not_found' && code !== 'not_a_teacher') return undefined
          return (
            <EmptyState title={isReturned ? texts.returned : texts.missing}>
              <p>{isReturned ? texts.returnedLead : texts.missingLead}</p>
              {code === 'not_a_teacher' ? null : (
                <Button className="mt-4" onClick={() => void handleNext()}>
                  {texts.next}
                </Button>
              )}
            </EmptyState>
          )
        }}
      >
        {(desk) => (
          <DeskCallsContext value={CLASS_DESK}>
            <DeskView
              key={desk.token}
              desk={desk}
              onNext={handleNext}
              onReopen={() => void asked.reload()}
              onAnew={handleAnew}
            />
          </DeskCallsContext>
        )}
      </Loaded>
    </Page>
  )
}
