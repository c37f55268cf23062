import { href, Link, useNavigate } from 'react-router'
import { teacherCorrectionsTexts as texts } from '#texts/console/teacher-corrections.ts'
import { Loaded } from '#web/shared/asked/loaded.tsx'
import { useAsked } from '#web/shared/asked/use-asked.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { openDesk, takeNext } from './desk-calls.ts'
import { DeskView } from './desk-view.tsx'

/** One essay on the desk, held for whoever opened it. */
export function DeskPage({ id }: { id: string }) {
  const navigate = useNavigate()
  const asked = useAsked(`desk ${id}`, (signal) => openDesk(id, signal))

  async function handleNext(): Promise<void> {
    const next = await takeNext(id)
    if (!next.ok) return showToast(texts.actionFailed)
    // The notice of what was just sent stays: the queue itself says that it is empty.
    if (next.value.id === null) return void navigate(href('/painel/correcoes'))
    await navigate(href('/painel/correcoes/:id', { id: next.value.id }))
  }

  return (
    <>
      <p className="mb-3">
        <Link to={href('/painel/correcoes')} className="text-link inline-block py-1">
          {texts.back}
        </Link>
      </p>
      <Loaded
        asked={asked}
        failed={texts.failed}
        loading={texts.loading}
        refused={(code) => {
          if (code !== 'correction_not_found' && code !== 'held_by_other') return undefined
          const isHeld = code === 'held_by_other'
          return (
            <EmptyState title={isHeld ? texts.held : texts.gone}>
              <p>{isHeld ? texts.heldLead : texts.goneLead}</p>
              <Button className="mt-4" onClick={() => void handleNext()}>
                {texts.next}
              </Button>
            </EmptyState>
          )
        }}
      >
        {(desk) => (
          <DeskView key={desk.token} desk={desk} onNext={handleNext} onReopen={() => void asked.reload()} />
        )}
      </Loaded>
    </>
  )
}
