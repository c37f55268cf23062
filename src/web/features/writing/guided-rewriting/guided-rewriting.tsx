import { useState } from 'react'
import { href, Link } from 'react-router'
import type { RoomThemeGroup } from '#content/study/themes/room-themes.ts'
import { stepProgress } from '#domain/writing/step-progress.ts'
import { guidedRewritingTexts as texts } from '#texts/writing/guided-rewriting.ts'
import { markNames } from '#texts/writing/mark-names.ts'
import { writingRoomTexts } from '#texts/writing/writing-room.ts'
import { StepLine } from '#web/features/writing/correction/step-line.tsx'
import { useCorrection } from '#web/features/writing/writing-room/use-correction.ts'
import { useOpenVersion } from '#web/features/writing/writing-room/use-open-version.ts'
import { useSheet } from '#web/features/writing/writing-room/use-sheet.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { GuidedStep } from './guided-step.tsx'
import { type Read, useReading } from './use-reading.ts'

/** The essay brings its own theme. */
const NO_GROUPS: readonly RoomThemeGroup[] = []

/** Rewriting one sentence after the other, on the same sheet as the writing room: nothing of it is lost. */
export function GuidedRewriting({ essayId }: { essayId: string }) {
  const { sheet, change, put } = useSheet(NO_GROUPS, { themeId: null, essayId, exam: null, ownTheme: null })
  const own = sheet?.essayId === essayId ? sheet : null
  const reading = useReading(own, (text) => change({ text }))
  const { correct, isSending } = useCorrection()
  const openVersion = useOpenVersion()
  const back = href('/corretor-de-redacao/redacoes/:id', { id: essayId })

  async function handleFinish(): Promise<void> {
    const sent = own && (await correct(own))
    if (!sent) return
    put(sent.sheet)
    await openVersion(sent.corrected)
  }

  const { state } = reading
  return (
    <section aria-labelledby="marca-por-marca" className="mx-auto max-w-measure">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-5 gap-y-1">
        <h1 id="marca-por-marca" className="text-2xl sm:text-3xl">
          {texts.heading}
        </h1>
        <Link to={back} className="text-link py-1">
          {texts.later}
        </Link>
      </div>
      <p className="mb-5 text-ink-soft">{texts.lead}</p>
      {state === null ? <Spinner label={texts.loading} /> : null}
      {state === 'failed' ? (
        <Notice
          tone="error"
          actions={
            <Button size="small" onClick={reading.retry}>
              {texts.retry}
            </Button>
          }
        >
          {texts.failed}
        </Notice>
      ) : null}
      {state !== null && state !== 'failed' ? (
        <Steps
          read={state}
          onCheck={reading.check}
          isSending={isSending}
          onFinish={() => void handleFinish()}
        />
      ) : null}
    </section>
  )
}

type StepsProps = {
  read: Read
  onCheck: ReturnType<typeof useReading>['check']
  isSending: boolean
  onFinish: () => void
}

function Steps({ read, onCheck, isSending, onFinish }: StepsProps) {
  const { items } = read.guided
  const [chosen, setChosen] = useState(items[0]?.id ?? null)
  const at = items.findIndex(({ id }) => id === chosen)
  const item = items[at]
  const solved = items.filter(({ isSolved }) => isSolved).length
  const isDone = solved === items.length
  if (items.length === 0) return <EmptyState title={texts.none}>{texts.noneLead}</EmptyState>

  /** The next that is open behind this one, else from the beginning. */
  function handleNext(): void {
    const open = [...items.slice(at + 1), ...items.slice(0, at)].find(({ isSolved }) => !isSolved)
    if (open) setChosen(open.id)
  }

  const finish = (
    <Button
      look={isDone ? 'primary' : 'secondary'}
      isBusy={isSending}
      busyLabel={writingRoomTexts.submitting}
      onClick={onFinish}
    >
      {texts.finish}
    </Button>
  )
  return (
    <>
      <Range read={read} />
      <ProgressBar
        label={texts.progress}
        percent={(100 * solved) / items.length}
        valueText={texts.solvedCount({ solved, of: items.length })}
        className="mb-1"
      />
      <p className="mb-5 text-sm text-ink-soft tabular-nums">
        {texts.solvedCount({ solved, of: items.length })}
      </p>
      {item ? (
        <GuidedStep
          key={item.id}
          item={item}
          text={read.guided.text}
          position={texts.position({ at: at + 1, of: items.length })}
          progress={stepProgress(read.correction, read.first)}
          onCheck={onCheck}
          onNext={isDone ? null : handleNext}
        />
      ) : null}
      {isDone ? (
        <Notice className="mt-6" title={texts.allDone} actions={finish}>
          {texts.allDoneLead}
        </Notice>
      ) : null}
      <h2 className="mt-8 mb-2 text-lg">{texts.list}</h2>
      <ol className="flex flex-wrap gap-2">
        {items.map(({ id, kind, isSolved }) => (
          <li key={id}>
            <button
              type="button"
              aria-current={id === chosen ? 'step' : undefined}
              onClick={() => setChosen(id)}
              className={classNames('guided-chip', isSolved && 'guided-chip--solved')}
            >
              <span aria-hidden="true">{isSolved ? '✓ ' : ''}</span>
              <span className="sr-only">{texts.ofList({ name: markNames[kind], isSolved })}</span>
              <span aria-hidden="true">{markNames[kind]}</span>
            </button>
          </li>
        ))}
      </ol>
      {isDone ? null : <div className="mt-6">{finish}</div>}
    </>
  )
}

/** Where the grade stands now; it moves with each sentence. */
function Range({ read: { correction, first } }: { read: Read }) {
  const { total, range } = correction
  const points = total - first.total
  const progress = stepProgress(correction, first)
  return (
    <div className="sheet mb-4 px-4 py-3">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="text-sm text-ink-soft">{texts.rangeLabel}</span>
        <span className="heading text-xl tabular-nums">{texts.range({ total, ...range })}</span>
        {points === 0 ? null : (
          <span className={classNames('font-semibold tabular-nums', points > 0 ? 'text-green' : 'text-red')}>
            {texts.moved({ points })}
          </span>
        )}
      </p>
      {progress ? <StepLine progress={progress} hasRisen={points !== 0} /> : null}
    </div>
  )
}
