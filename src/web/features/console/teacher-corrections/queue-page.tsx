import { useState } from 'react'
import { href, Link, useNavigate } from 'react-router'
import { OWNER_ROLE } from '#domain/account/account-role.ts'
import type { CorrectionQueue } from '#domain/console/teacher-corrections-admin-wire.ts'
import { writeDay } from '#domain/study/exam-date.ts'
import { correctorsTexts } from '#texts/console/correctors.ts'
import { teacherCorrectionsTexts as texts } from '#texts/console/teacher-corrections.ts'
import { Loaded } from '#web/shared/asked/loaded.tsx'
import { useAsked } from '#web/shared/asked/use-asked.ts'
import { useSession } from '#web/shared/session/use-session.ts'
import { Button } from '#web/ui/button.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { fetchQueue, setReaders, takeNext } from './desk-calls.ts'
import { DoneList } from './done-list.tsx'
import { LeavePart } from './leave-part.tsx'
import { QuestionList } from './question-list.tsx'

/** What waits for a correction and for an answer. */
export function CorrectionQueuePage() {
  const asked = useAsked('correction queue', fetchQueue)
  const session = useSession()
  const isOwner = session.status === 'signed-in' && session.user.app_metadata['role'] === OWNER_ROLE
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead}>
        {isOwner ? (
          <Link to={href('/painel/correcoes/equipe')} className="text-link mt-3 inline-block py-2">
            {correctorsTexts.toTeam}
          </Link>
        ) : null}
      </PageHead>
      <Loaded asked={asked} failed={texts.failed} loading={texts.loading}>
        {(queue) => (
          <div className="grid gap-10">
            <Queue queue={queue} isOwner={isOwner} onChanged={() => void asked.reload()} />
            <QuestionList questions={queue.questions} onAnswered={() => void asked.reload()} />
            <DoneList done={queue.done} />
            {isOwner ? null : <LeavePart />}
          </div>
        )}
      </Loaded>
    </>
  )
}

type QueueProps = { queue: CorrectionQueue; isOwner: boolean; onChanged: () => void }

function Queue({ queue: { waiting, waitingCount, medianSeconds }, isOwner, onChanged }: QueueProps) {
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
              <Waiting one={one} isOwner={isOwner} onChanged={onChanged} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

type WaitingProps = { one: CorrectionQueue['waiting'][number]; isOwner: boolean; onChanged: () => void }

function Waiting({ one, isOwner, onChanged }: WaitingProps) {
  const { id, theme, exam, firstName, promisedOn, isLate, hasPhotograph, holder, reading } = one
  const isOpen = holder === 'free' || holder === 'me'
  return (
    <div className="grid items-center gap-x-6 gap-y-1 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <h3 className="text-lg leading-snug wrap-anywhere">{theme}</h3>
        <p className="flex flex-wrap gap-x-3 gap-y-1 text-sm text-ink-soft">
          <span>{firstName ? texts.queue.from({ name: firstName }) : texts.queue.fromNobody}</span>
          <time dateTime={promisedOn}>{texts.queue.promised({ day: writeDay(promisedOn) })}</time>
          {exam ? <strong>{exam}</strong> : null}
          {isLate ? <span className="tag">{texts.queue.late}</span> : null}
          {reading === null ? null : <span>{texts.queue.reading({ reading })}</span>}
          {hasPhotograph ? <span>{texts.queue.photograph}</span> : null}
          {holder === 'free' ? null : <strong>{texts.queue.holders[holder]}</strong>}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-4">
        {isOwner ? <ReadersButton one={one} onChanged={onChanged} /> : null}
        {isOpen ? (
          <Link to={href('/painel/correcoes/:id', { id })} className="text-link inline-block py-2">
            {holder === 'me' ? texts.queue.goOn : texts.queue.open}
            <span className="sr-only">: {theme}</span>
          </Link>
        ) : null}
      </div>
    </div>
  )
}

/** As long as nobody has begun, the owner says whether one reads it or two. */
function ReadersButton({ one: { wholeId, reading, theme }, onChanged }: Omit<WaitingProps, 'isOwner'>) {
  const [isBusy, setBusy] = useState(false)
  if (wholeId === null || (reading !== null && reading > 1)) return null
  const label = reading === null ? texts.queue.askTwo : texts.queue.askOne

  async function handlePress(id: string): Promise<void> {
    if (isBusy) return
    setBusy(true)
    const changed = await setReaders(id, reading === null ? 2 : 1)
    setBusy(false)
    if (!changed.ok) showToast(changed.code === 'already_begun' ? texts.queue.begun : texts.actionFailed)
    onChanged()
  }

  return (
    <Button look="quiet" size="small" isBusy={isBusy} onClick={() => void handlePress(wholeId)}>
      {label}
      <span className="sr-only">: {theme}</span>
    </Button>
  )
}
