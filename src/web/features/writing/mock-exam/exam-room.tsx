import { useEffect, useRef, useState } from 'react'
import { href, useNavigate, useSearchParams } from 'react-router'
import { formatTime } from '#domain/shared/calendar-text.ts'
import type { Sitting } from '#domain/writing/mock-exam/mock-exam-wire.ts'
import { askedTexts } from '#texts/shared/asked.ts'
import { commonTexts } from '#texts/shared/common.ts'
import { mockExamTexts } from '#texts/writing/mock-exam.ts'
import { RoomSheet } from '#web/features/writing/writing-room/room-sheet.tsx'
import { blankSheet } from '#web/features/writing/writing-room/stored-sheet.ts'
import { MotivatingTexts } from '#web/shared/proposal/motivating-texts.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Page } from '#web/ui/page.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { ExamTimer } from './exam-timer.tsx'
import { useSitting } from './use-sitting.ts'

const texts = mockExamTexts.sitting

/** The sitting of the month that the address names. */
export function ExamRoom() {
  const [query] = useSearchParams()
  const month = query.get('mes') ?? ''
  return <ExamOfMonth key={month} month={month} />
}

/** In its exam dress: theme, clock and sheet, and nothing that helps. */
function ExamOfMonth({ month }: { month: string }) {
  const exam = useSitting(month)
  const { state, kept } = exam
  const navigate = useNavigate()
  const isHandedIn = state.step === 'handed-in'

  useEffect(() => {
    if (isHandedIn) void navigate(href('/simulado/resultado/:mes', { mes: month }), { replace: true })
  }, [isHandedIn, month, navigate])

  if (state.step === 'loading' || isHandedIn)
    return (
      <Page>
        <h1 className="mb-6 text-3xl">{texts.pageTitle}</h1>
        <Spinner label={isHandedIn ? texts.handedIn : texts.loading} />
      </Page>
    )
  if (state.step === 'failed' || !kept)
    return (
      <Page>
        <h1 className="mb-6 text-3xl">{texts.pageTitle}</h1>
        {state.step === 'failed' && state.code === 'sitting_not_found' ? (
          <NoSitting />
        ) : (
          <Notice
            tone="error"
            title={texts.failed}
            actions={
              <Button size="small" look="secondary" onClick={() => void exam.load()}>
                {askedTexts.retry}
              </Button>
            }
          />
        )}
      </Page>
    )
  if (state.step === 'late') return <TooLate month={month} text={kept.sheet.text} />
  return (
    <Page>
      <ExamHead sitting={kept.sitting} leftMs={exam.leftMs} />
      {state.step === 'elsewhere' ? (
        <Notice
          tone="error"
          title={texts.elsewhere.title}
          className="mt-6"
          actions={
            <div className="flex flex-wrap gap-3">
              <Button size="small" onClick={() => exam.choose(false)}>
                {texts.elsewhere.here}
              </Button>
              <Button size="small" look="secondary" onClick={() => exam.choose(true)}>
                {texts.elsewhere.there}
              </Button>
            </div>
          }
        >
          <p>{texts.elsewhere.lead}</p>
          <details className="mt-2">
            <summary className="cursor-pointer py-1 font-semibold">{texts.elsewhere.shown}</summary>
            <p className="mt-2 whitespace-pre-line wrap-anywhere">{state.other.text}</p>
          </details>
        </Notice>
      ) : null}
      <div className="room-layout">
        <ExamProposal sitting={kept.sitting} />
        <ExamSheetPart exam={exam} isReadOnly={state.step === 'elsewhere'} />
      </div>
    </Page>
  )
}

function NoSitting() {
  return (
    <EmptyState title={texts.none} actions={<LinkButton to={href('/simulado')}>{texts.toExam}</LinkButton>}>
      {texts.noneLead}
    </EmptyState>
  )
}

function ExamHead({ sitting, leftMs }: { sitting: Sitting; leftMs: number | null }) {
  const pastMs = new Date(sitting.endsAt).getTime() - new Date(sitting.writesUntil).getTime()
  return (
    <header className="room-board">
      <h1 className="text-base">{texts.pageTitle}</h1>
      <p className="mt-2">{texts.theme}</p>
      <p className="heading text-xl wrap-anywhere sm:text-2xl">{sitting.theme}</p>
      <ExamTimer leftMs={leftMs} />
      {sitting.isOnPaper ? (
        <p className="mt-3 max-w-measure">
          {leftMs !== null && leftMs <= pastMs
            ? texts.penRests
            : texts.paper.lead({ time: formatTime(sitting.writesUntil) })}
        </p>
      ) : null}
    </header>
  )
}

function ExamProposal({ sitting }: { sitting: Sitting }) {
  const paragraphs = sitting.motivating.split(/\n{2,}/).filter((one) => one.trim() !== '')
  if (!sitting.proposal && paragraphs.length === 0) return null
  return (
    <details className="room-panel self-start lg:order-2" open>
      <summary className="room-panel__summary">
        <h2 className="text-xl">{texts.texts}</h2>
      </summary>
      <div className="mt-3 space-y-3">
        {sitting.proposal ? (
          <MotivatingTexts proposal={sitting.proposal} level={3} scrollsAs={texts.texts} />
        ) : null}
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="whitespace-pre-line wrap-anywhere">
            {paragraph}
          </p>
        ))}
      </div>
    </details>
  )
}

type Exam = ReturnType<typeof useSitting>

function ExamSheetPart({ exam, isReadOnly }: { exam: Exam; isReadOnly: boolean }) {
  const fieldRef = useRef<HTMLTextAreaElement>(null)
  const { kept, change } = exam
  if (!kept) return null
  const { sitting, sheet } = kept
  return (
    <div className="min-w-0">
      {sitting.isOnPaper ? (
        <p className="mb-4">
          <LinkButton to={`${href('/corretor-de-redacao/foto')}?simulado=${sitting.month}`} look="secondary">
            {texts.paper.photograph}
          </LinkButton>
        </p>
      ) : null}
      <RoomSheet
        fieldRef={fieldRef}
        sheet={{ ...blankSheet(), ...sheet }}
        isReadOnly={isReadOnly}
        isSending={false}
        onCorrect={null}
        onChange={({ text, pastedCharacters, hasPaperLines }) =>
          change({
            ...(text === undefined ? {} : { text }),
            ...(pastedCharacters === undefined ? {} : { pastedCharacters }),
            ...(hasPaperLines === undefined ? {} : { hasPaperLines }),
          })
        }
      />
      <p role="status" className="mt-3 text-sm text-ink-soft">
        {savedWords(exam)}
      </p>
      <HandIn exam={exam} isBlank={sheet.text.trim() === ''} isDisabled={isReadOnly} />
    </div>
  )
}

function savedWords({ kept, isOffline, savedAt }: Exam): string {
  if (isOffline) return texts.saved.local
  if (kept?.isUnsaved) return texts.saved.saving
  if (savedAt) return texts.saved.server({ time: formatTime(savedAt) })
  return kept?.sheet.text ? texts.saved.server({ time: formatTime(kept.sitting.now) }) : texts.saved.none
}

function HandIn({ exam, isBlank, isDisabled }: { exam: Exam; isBlank: boolean; isDisabled: boolean }) {
  const [isAsking, setAsking] = useState(false)
  const [isSending, setSending] = useState(false)

  async function handleConfirm(): Promise<void> {
    if (isSending) return
    setSending(true)
    const isAnswered = await exam.handIn()
    setSending(false)
    setAsking(false)
    if (!isAnswered) showToast({ ...texts.unreachable, variant: 'destructive' })
  }

  return (
    <>
      <Button size="large" className="mt-4" disabled={isDisabled} onClick={() => setAsking(true)}>
        {texts.handIn}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => void handleConfirm()}
        title={texts.confirm.title}
        cancelLabel={texts.confirm.no}
        confirmLabel={texts.confirm.yes}
        closeLabel={commonTexts.close}
        isBusy={isSending}
        busyLabel={texts.handingIn}
      >
        <p>{isBlank ? texts.confirm.blank : texts.confirm.lead}</p>
      </ConfirmDialog>
    </>
  )
}

function TooLate({ month, text }: { month: string; text: string }) {
  return (
    <Page>
      <h1 className="mb-6 text-3xl">{texts.pageTitle}</h1>
      <Notice
        tone="error"
        title={texts.late.title}
        actions={
          <LinkButton to={href('/simulado/resultado/:mes', { mes: month })}>{texts.late.toResult}</LinkButton>
        }
      >
        <p>{texts.late.lead}</p>
      </Notice>
      <p className="sheet mt-6 p-5 whitespace-pre-line wrap-anywhere">{text}</p>
    </Page>
  )
}
