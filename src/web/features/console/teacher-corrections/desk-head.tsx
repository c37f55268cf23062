import { Keyboard } from 'lucide-react'
import { useState } from 'react'
import type { Desk } from '#domain/console/teacher-corrections-admin-wire.ts'
import { formatDay } from '#domain/shared/calendar-text.ts'
import { writeDay } from '#domain/study/exam-date.ts'
import { teacherCorrectionsTexts as texts } from '#texts/console/teacher-corrections.ts'
import { classCorrectionTexts as ofClass } from '#texts/writing/class-correction.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useDeskCalls } from './desk-calls-context.ts'
import type { DeskWork, SaveState } from './use-desk.ts'

type DeskHeadProps = {
  desk: Desk
  saveState: SaveState
  onHelp: () => void
  onRelease: () => void
  onReturn: () => void
  onSkip: () => void
}

/** Whose essay, on what, until when; and whether everything is saved. */
export function DeskHead({ desk, saveState, onHelp, onRelease, onReturn, onSkip }: DeskHeadProps) {
  const isOfClass = useDeskCalls().kind === 'class'
  return (
    <header className="mb-5 flex flex-wrap items-end justify-between gap-4 border-b border-ink pb-4">
      <div className="min-w-0 max-w-[46rem]">
        <p className="eyebrow">
          {isOfClass ? handedWords(desk) : promisedWords(desk)}
          {desk.exam ? ` · ${desk.exam.name}` : null}
          {desk.isRewriting ? ` · ${texts.rewriting}` : null}
        </p>
        <h1 className="text-2xl wrap-anywhere">{desk.theme}</h1>
        {desk.title ? <p className="mt-1 text-lg wrap-anywhere">{desk.title}</p> : null}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <p role="status" className="text-sm text-ink-soft">
          {saveState === 'lost' || saveState === 'gone' ? null : texts.state[saveState]}
        </p>
        <Button size="small" look="quiet" onClick={onHelp}>
          <Keyboard aria-hidden="true" size={18} />
          {texts.help}
        </Button>
        {isOfClass ? (
          <Button size="small" look="secondary" onClick={onSkip}>
            {ofClass.next}
          </Button>
        ) : (
          <>
            <Button size="small" look="secondary" onClick={onRelease}>
              {texts.release}
            </Button>
            <Button size="small" look="secondary" onClick={onReturn}>
              {texts.return.open}
            </Button>
          </>
        )}
      </div>
    </header>
  )
}

function promisedWords({ firstName, promisedOn }: Desk): string {
  const name = firstName ? texts.queue.from({ name: firstName }) : texts.queue.fromNobody
  return promisedOn === null ? name : texts.head({ name, day: writeDay(promisedOn) })
}

function handedWords({ firstName, sentAt }: Desk): string {
  return ofClass.head({ name: firstName ?? ofClass.unknownStudent, day: formatDay(sentAt) })
}

type DeskNoticesProps = {
  newerAt: string | null
  work: DeskWork
  onReopen: () => void
  onAnew: (() => Promise<void>) | undefined
}

/** What needs a word of the reader before anything else. */
export function DeskNotices({ newerAt, work, onReopen, onAnew }: DeskNoticesProps) {
  const { taken } = useDeskCalls().kind === 'class' ? ofClass : texts
  return (
    <>
      {newerAt && onAnew ? <NewerVersion at={newerAt} onAnew={onAnew} /> : null}
      {work.saveState === 'gone' ? (
        <Notice tone="error" title={taken.title} className="mb-5">
          {taken.lead}
        </Notice>
      ) : null}
      {work.saveState === 'lost' ? (
        <Notice
          tone="error"
          title={texts.lost.title}
          className="mb-5"
          actions={
            <Button size="small" onClick={onReopen}>
              {texts.lost.goOn}
            </Button>
          }
        >
          {texts.lost.lead}
        </Notice>
      ) : null}
      {work.leftCount > 0 ? (
        <Notice
          title={texts.left.title}
          className="mb-5"
          actions={
            <>
              <Button size="small" onClick={() => work.answerLeft(true)}>
                {texts.left.use}
              </Button>
              <Button size="small" look="secondary" onClick={() => work.answerLeft(false)}>
                {texts.left.drop}
              </Button>
            </>
          }
        >
          {texts.left.lead}
        </Notice>
      ) : null}
    </>
  )
}

/** What she writes on is not the last that came: she says which is to be corrected. */
function NewerVersion({ at, onAnew }: { at: string; onAnew: () => Promise<void> }) {
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const { newer } = ofClass

  async function handleAnew(): Promise<void> {
    setBusy(true)
    await onAnew()
    setBusy(false)
    setAsking(false)
  }

  return (
    <Notice
      title={newer.title}
      className="mb-5"
      actions={
        <Button size="small" onClick={() => setAsking(true)}>
          {newer.begin}
        </Button>
      }
    >
      {newer.lead({ day: formatDay(at) })}
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => void handleAnew()}
        title={newer.sure}
        cancelLabel={newer.keep}
        confirmLabel={newer.begin}
        closeLabel={newer.close}
        isBusy={isBusy}
      >
        <p>{newer.lead({ day: formatDay(at) })}</p>
      </ConfirmDialog>
    </Notice>
  )
}
