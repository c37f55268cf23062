import { Keyboard } from 'lucide-react'
import type { Desk } from '#domain/console/teacher-corrections-admin-wire.ts'
import { writeDay } from '#domain/study/exam-date.ts'
import { teacherCorrectionsTexts as texts } from '#texts/console/teacher-corrections.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { DeskWork, SaveState } from './use-desk.ts'

type DeskHeadProps = {
  desk: Desk
  saveState: SaveState
  onHelp: () => void
  onRelease: () => void
  onReturn: () => void
}

/** Whose essay, on what, until when; and whether everything is saved. */
export function DeskHead({ desk, saveState, onHelp, onRelease, onReturn }: DeskHeadProps) {
  const name = desk.firstName ? texts.queue.from({ name: desk.firstName }) : texts.queue.fromNobody
  return (
    <header className="mb-5 flex flex-wrap items-end justify-between gap-4 border-b border-ink pb-4">
      <div className="min-w-0 max-w-[46rem]">
        <p className="eyebrow">
          {texts.head({ name, day: writeDay(desk.promisedOn) })}
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
        <Button size="small" look="secondary" onClick={onRelease}>
          {texts.release}
        </Button>
        <Button size="small" look="secondary" onClick={onReturn}>
          {texts.return.open}
        </Button>
      </div>
    </header>
  )
}

/** What needs a word of the reader before anything else. */
export function DeskNotices({ work, onReopen }: { work: DeskWork; onReopen: () => void }) {
  return (
    <>
      {work.saveState === 'gone' ? (
        <Notice tone="error" title={texts.taken.title} className="mb-5">
          {texts.taken.lead}
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
