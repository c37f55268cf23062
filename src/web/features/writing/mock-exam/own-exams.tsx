import { type FormEvent, useState } from 'react'
import { href, useNavigate } from 'react-router'
import { monthName } from '#domain/community/challenge.ts'
import { formatTime } from '#domain/shared/calendar-text.ts'
import type { OwnSitting, ShownExam } from '#domain/writing/mock-exam/mock-exam-wire.ts'
import { commonTexts } from '#texts/shared/common.ts'
import { mockExamTexts } from '#texts/writing/mock-exam.ts'
import { Loaded } from '#web/shared/asked/loaded.tsx'
import { useAsked } from '#web/shared/asked/use-asked.ts'
import { useSession } from '#web/shared/session/use-session.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { ExamMailSwitch } from './exam-mail-switch.tsx'
import { keepSitting, sittingAsAnswered } from './kept-sitting.ts'
import { fetchOwnSittings, sendBegin } from './mock-exam-calls.ts'

const { own: texts, sitting: sittingTexts } = mockExamTexts

/** The reader's own part: to begin, to go on, and the results. */
export function OwnExams({ exam }: { exam: ShownExam }) {
  const session = useSession()
  const userId = session.status === 'signed-in' ? session.user.id : null
  const asked = useAsked(userId ? `own mock exams of ${userId}` : null, fetchOwnSittings)
  return (
    <section aria-labelledby="sua-prova" className="mt-10">
      <h2 id="sua-prova" className="text-2xl">
        {texts.heading}
      </h2>
      <div className="mt-3">
        {session.status === 'loading' ? <Spinner label={texts.loading} className="needs-script" /> : null}
        {session.status === 'anonymous' ? <Guest /> : null}
        {userId ? (
          <Loaded asked={asked} failed={texts.failed} loading={texts.loading} isEmpty={() => false}>
            {({ sittings, wantsMail }) => (
              <>
                <Own exam={exam} sittings={sittings} />
                <ExamMailSwitch isOnAtFirst={wantsMail} />
              </>
            )}
          </Loaded>
        ) : null}
      </div>
    </section>
  )
}

function Guest() {
  return (
    <>
      <p>{texts.guest}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <LinkButton to={href('/login')}>{texts.login}</LinkButton>
        <LinkButton to={href('/cadastro')} look="secondary">
          {texts.signUp}
        </LinkButton>
      </div>
    </>
  )
}

function Own({ exam, sittings }: { exam: ShownExam; sittings: readonly OwnSitting[] }) {
  const running = sittings.find(({ state }) => state === 'writing')
  const hasBegun = sittings.some(({ month }) => month === exam.month)
  const over = sittings.filter(({ state }) => state !== 'writing')
  return (
    <>
      {running ? <Running sitting={running} /> : null}
      {exam.state === 'open' && !hasBegun ? <Begin exam={exam} /> : null}
      {exam.state === 'coming' && !running ? <p>{texts.notYet}</p> : null}
      {over.length > 0 ? (
        <>
          <h3 className="mt-6 text-xl">{texts.results}</h3>
          <ul className="mt-2 divide-y divide-rule">
            {over.map((sitting) => (
              <li key={sitting.month} className="flex flex-wrap items-center justify-between gap-3 py-3">
                <p>
                  {monthName(sitting.month)}: <strong className="tabular-nums">{resultOf(sitting)}</strong>
                </p>
                <LinkButton
                  to={href('/simulado/resultado/:mes', { mes: sitting.month })}
                  look="secondary"
                  size="small"
                >
                  {texts.see}
                </LinkButton>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </>
  )
}

function resultOf({ state, total }: OwnSitting): string {
  if (state === 'blank') return texts.blank
  return total === null ? texts.grading : texts.total({ total })
}

function Running({ sitting }: { sitting: OwnSitting }) {
  return (
    <>
      <p>{texts.running({ time: formatTime(sitting.endsAt) })}</p>
      <LinkButton to={`${href('/simulado/prova')}?mes=${sitting.month}`} size="large" className="mt-4">
        {texts.goOn}
      </LinkButton>
    </>
  )
}

function Begin({ exam }: { exam: ShownExam }) {
  const [isOnPaper, setOnPaper] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const [isSending, setSending] = useState(false)
  const navigate = useNavigate()

  function handleSubmit(event: FormEvent): void {
    event.preventDefault()
    setAsking(true)
  }

  async function handleBegin(): Promise<void> {
    if (isSending) return
    setSending(true)
    const begun = await sendBegin({ month: exam.month, isOnPaper })
    setSending(false)
    if (!begun.ok) {
      setAsking(false)
      const description = sittingTexts.refusals[begun.code] ?? sittingTexts.tryAgain
      return showToast({ ...sittingTexts.notBegun, description })
    }
    keepSitting(sittingAsAnswered(begun.value))
    await navigate(`${href('/simulado/prova')}?mes=${exam.month}`)
  }

  const { confirm } = texts
  return (
    <form method="post" onSubmit={handleSubmit}>
      <fieldset>
        <legend className="font-semibold">{texts.way}</legend>
        {[false, true].map((isPaper) => (
          <label key={String(isPaper)} className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name="way"
              checked={isOnPaper === isPaper}
              onChange={() => setOnPaper(isPaper)}
              className="size-5 accent-pen"
            />
            {isPaper ? texts.onPaper : texts.onSheet}
          </label>
        ))}
      </fieldset>
      <Button type="submit" size="large" className="mt-4">
        {texts.begin}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => void handleBegin()}
        title={confirm.title}
        cancelLabel={confirm.no}
        confirmLabel={confirm.yes}
        closeLabel={commonTexts.close}
        isBusy={isSending}
        busyLabel={confirm.busy}
      >
        <p>{confirm.lead(exam)}</p>
        <p className="mt-2">{confirm.ready}</p>
      </ConfirmDialog>
    </form>
  )
}
