import { useState } from 'react'
import { href, Link, useNavigate } from 'react-router'
import type { CorrectionQueue } from '#domain/console/teacher-corrections-admin-wire.ts'
import { formatDay } from '#domain/shared/calendar-text.ts'
import { teacherCorrectionsTexts as texts } from '#texts/console/teacher-corrections.ts'
import { Loaded } from '#web/shared/asked/loaded.tsx'
import { useAsked } from '#web/shared/asked/use-asked.ts'
import { Button } from '#web/ui/button.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { fetchQueue, takeNext } from './desk-calls.ts'
import { DoneList } from './done-list.tsx'
import { QuestionList } from './question-list.tsx'

/** What waits for a correction and for an answer. */
export function CorrectionQueuePage() {
  const asked = useAsked('correction queue', fetchQueue)
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} />
      <Loaded asked={asked} failed={texts.failed} loading={texts.loading}>
        {(queue) => (
          <div className="grid gap-10">
            <Queue queue={queue} />
            <QuestionList questions={queue.questions} onAnswered={() => void asked.reload()} />
            <DoneList done={queue.done} />
          </div>
        )}
      </Loaded>
    </>
  )
}

function Queue({ queue: { waiting, waitingCount, medianSeconds } }: { queue: CorrectionQueue }) {
  const navigate = useNavigate()
  const [isTaking, setTaking] = useState(false)

  async function handleNext(): Promise<void> {
    if (isTaking) return
    setTaking(true)
    const next = await takeNext(null)
    setTaking(false)
    if (!next.ok) return showToast(texts.actionFailed)
    if (next.value.id === null) return showToast(texts.nothingNext)
    await navigate(href('/painel/correcoes/:id', { id: next.value.id }))
  }

  return (
    <section aria-labelledby="fila">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 id="fila" className="text-2xl">
          {texts.queue.heading({ count: waitingCount })}
        </h2>
        {waitingCount > 0 ? (
          <Button size="large" isBusy={isTaking} busyLabel={texts.taking} onClick={() => void handleNext()}>
            {texts.next}
          </Button>
        ) : null}
      </div>
      {medianSeconds === null ? null : (
        <p className="mt-1 text-ink-soft">{texts.median({ minutes: Math.round(medianSeconds / 60) })}</p>
      )}
      {waiting.length === 0 ? (
        <p className="mt-3 text-ink-soft">{texts.queue.empty}</p>
      ) : (
        <ul className="mt-4 grid gap-px border-y border-line bg-line">
          {waiting.map((one) => (
            <li key={one.id} className="bg-paper py-3">
              <Waiting one={one} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Waiting({ one }: { one: CorrectionQueue['waiting'][number] }) {
  const { id, theme, firstName, promisedOn, isLate, hasPhotograph, holder } = one
  return (
    <div className="grid items-center gap-x-6 gap-y-1 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <h3 className="text-lg leading-snug wrap-anywhere">{theme}</h3>
        <p className="flex flex-wrap gap-x-3 gap-y-1 text-sm text-ink-soft">
          <span>{firstName ? texts.queue.from({ name: firstName }) : texts.queue.fromNobody}</span>
          <time dateTime={promisedOn}>{texts.queue.promised({ day: formatDay(promisedOn) })}</time>
          {isLate ? <span className="tag">{texts.queue.late}</span> : null}
          {hasPhotograph ? <span>{texts.queue.photograph}</span> : null}
          {holder === 'free' ? null : <strong>{texts.queue.holders[holder]}</strong>}
        </p>
      </div>
      {holder === 'other' ? null : (
        <Link to={href('/painel/correcoes/:id', { id })} className="text-link inline-block py-2">
          {holder === 'me' ? texts.queue.goOn : texts.queue.open}
          <span className="sr-only">: {theme}</span>
        </Link>
      )}
    </div>
  )
}
