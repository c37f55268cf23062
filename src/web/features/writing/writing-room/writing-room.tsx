import { type ReactNode, useCallback, useRef, useState } from 'react'
import { href, useNavigate, useSearchParams } from 'react-router'
import type { RoomThemeGroup } from '#content/study/themes/room-themes.ts'
import { countWords } from '#corrector/rules/lines.ts'
import type { Corrected } from '#domain/writing/essay-wire.ts'
import { ENEM } from '#domain/writing/exam-reading.ts'
import { readSheet, sheetProblem } from '#domain/writing/writing-room.ts'
import { writingRoomTexts as texts } from '#texts/writing/writing-room.ts'
import { painted } from '#web/browser/after-paint.ts'
import { DeviceCorrectorPanel } from '#web/features/writing/device-corrector/device-corrector-panel.tsx'
import { fetchedPart } from '#web/shared/asked/fetched-part.tsx'
import { useSession } from '#web/shared/session/use-session.ts'
import { Page } from '#web/ui/page.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { ExamClock } from './exam-clock.tsx'
import { HandMeasure } from './hand-measure.tsx'
import { PlanPanel } from './plan-panel.tsx'
import { ProposalPanel } from './proposal-panel.tsx'
import { RoomExam } from './room-exam.tsx'
import { RoomHead } from './room-head.tsx'
import {
  GuestUsed,
  OtherTabNotice,
  OtherTheme,
  SaveLine,
  ThemeOnBoard,
  WaitingVersions,
} from './room-notices.tsx'
import { RoomSheet } from './room-sheet.tsx'
import type { ChosenTheme } from './room-theme.ts'
import { ClearDialog, SheetActions } from './sheet-actions.tsx'
import { fetchShownPart, ReadInRoom, ShownCorrection } from './shown-parts.tsx'
import { blankSheet, type Sheet } from './stored-sheet.ts'
import { ThemeDialog } from './theme-dialog.tsx'
import { ThemePicker } from './theme-picker.tsx'
import { useCorrection } from './use-correction.ts'
import { useExam } from './use-exam.ts'
import { useExamReading } from './use-exam-reading.ts'
import { useOpenVersion } from './use-open-version.ts'
import { useRoomRequest } from './use-room-request.ts'
import { useSheet } from './use-sheet.ts'
import { useShownCorrection } from './use-shown-correction.ts'
import { useTakenIn } from './use-taken-in.ts'
import { useThemeChoice } from './use-theme-choice.ts'
import { useWaitingVersions } from './use-waiting-versions.ts'

/** For who rewrites what the teacher has corrected. */
const MarksAtHand = fetchedPart(async () => {
  const marks = await import('#web/features/writing/teacher-correction/marks-at-hand.tsx')
  return marks.MarksAtHand
})

function roomFor(exam: string): string {
  const address = href('/corretor-de-redacao')
  return exam === ENEM ? address : `${address}?prova=${exam}`
}

type WritingRoomProps = {
  groups: readonly RoomThemeGroup[]
  /** For a browser without JavaScript. */
  plainForm: ReactNode
}

/** The writing room: theme, sheet, plan and clock; a visitor's correction is shown in the same place. */
export function WritingRoom({ groups, plainForm }: WritingRoomProps) {
  const [query] = useSearchParams()
  /** The correction by the teacher that this text answers. */
  const teacherId = query.get('professora')
  const room = useSheet(groups, useRoomRequest())
  const { sheet, sheetState, saveState, isOtherAsked, change, put, decide, markCorrected } = room
  const isReadOnly = sheetState !== null && sheetState.writer !== 'mine'
  const { correct, isSending, isGuestUsed } = useCorrection()
  const { shown, show, hide } = useShownCorrection()
  const choice = useThemeChoice(sheet, change)
  const openVersion = useOpenVersion()
  const exam = useExam(sheet?.exam ?? null) ?? null
  const offered = exam ? groups.filter(({ isOfEnem }) => !isOfEnem) : groups
  const reading = useExamReading(put, openVersion)
  /** What was asked for while the theme was missing. */
  const [asking, setAsking] = useState<'correction' | 'sending' | null>(null)
  const [clearCount, setClearCount] = useState(0)
  const [isClearing, setClearing] = useState(false)
  const fieldRef = useRef<HTMLTextAreaElement>(null)
  const navigate = useNavigate()
  const session = useSession()
  const isMember = session.status === 'signed-in'
  const handleTaken = useCallback(({ essayId }: Corrected) => markCorrected(essayId), [markCorrected])
  const waiting = useWaitingVersions(isMember ? session.user.id : null, handleTaken)

  useTakenIn(isMember ? session.user.id : null, (taken) => {
    markCorrected(taken.essayId)
    void openVersion(taken, true)
  })

  async function handleCorrect(written: Sheet | null): Promise<void> {
    if (!written) return
    if (!written.theme && !sheetProblem(readSheet(written.text))) return setAsking('correction')
    // The press is drawn first: asking for a script takes the main thread.
    if (!isMember) void painted().then(() => fetchShownPart(written.exam))
    if (written.exam !== ENEM) return reading.start(written)
    const sent = await correct(written)
    if (!sent) return
    put(sent.sheet)
    if (sent.corrected.essayId !== null) return openVersion(sent.corrected)
    show(sent, !isMember)
    window.scrollTo({ top: 0 })
  }

  function handleMissing(theme: ChosenTheme): void {
    const chosen = choice.choose(theme)
    if (asking === 'correction') void handleCorrect(chosen)
    setAsking(null)
  }

  function handleClear(): void {
    const written = sheet?.exam ?? ENEM
    put(blankSheet(null, written))
    choice.end()
    setClearCount(clearCount + 1)
    setClearing(false)
    void navigate(roomFor(written), { replace: true })
  }

  if (shown)
    return (
      <ShownCorrection
        shown={shown}
        isVisitor={session.status === 'anonymous'}
        onKeep={isMember ? () => waiting.add(shown.sheet) : null}
        isWaiting={waiting.count > 0}
        onBack={hide}
      />
    )

  if (reading.read && exam)
    return (
      <ReadInRoom
        exam={exam}
        read={reading.read}
        isVisitor={session.status === 'anonymous'}
        onBack={reading.hide}
      />
    )

  return (
    <Page>
      <RoomHead theme={sheet?.theme ?? null} exam={exam} />
      <noscript>{plainForm}</noscript>
      {isMember && teacherId ? <MarksAtHand id={teacherId} /> : null}
      {sheet ? null : <ComingSheet />}
      <Waiting waiting={waiting} />
      {sheet && isOtherAsked ? <OtherTheme sheet={sheet} onDecide={decide} isMember={isMember} /> : null}
      {sheet ? (
        <>
          <RoomExam exam={exam} theme={sheet.theme} isReadOnly={isReadOnly} onTheme={choice.choose} />
          <RoomTheme
            key={clearCount}
            theme={sheet.theme}
            groups={offered}
            isReadOnly={isReadOnly}
            choice={choice}
            onChosen={() => fieldRef.current?.focus({ preventScroll: true })}
          />
          <div className="room-layout">
            <RoomAside sheet={sheet} isReadOnly={isReadOnly} onChange={change} />
            <div className="min-w-0">
              <OtherTab room={room} />
              <RoomSheet
                fieldRef={fieldRef}
                sheet={sheet}
                isReadOnly={isReadOnly}
                onChange={change}
                rules={exam}
                isSending={isSending || reading.isReading}
                onCorrect={() => void handleCorrect(sheet)}
              />
              <SaveLine state={saveState} />
              <SheetActions
                sheet={sheet}
                isMember={isMember}
                isSending={isSending || reading.isReading}
                teacherId={teacherId}
                onCorrect={() => void handleCorrect(sheet)}
                onClear={() => setClearing(true)}
                onNoTheme={() => setAsking('sending')}
              />
              {(isGuestUsed || reading.isGuestUsed) && !isMember ? <GuestUsed /> : null}
              <DeviceCorrectorPanel words={countWords(sheet.text)} />
            </div>
          </div>
        </>
      ) : null}
      {asking ? (
        <ThemeDialog groups={offered} onChoose={handleMissing} onClose={() => setAsking(null)} />
      ) : null}
      <ClearDialog isOpen={isClearing} onClose={() => setClearing(false)} onConfirm={handleClear} />
    </Page>
  )
}

/** As high as the window, or what stands below would be seen and jump away when the sheet comes. */
function ComingSheet() {
  return (
    <div className="needs-script min-h-screen">
      <Spinner label={texts.saved.saving} />
    </div>
  )
}

function Waiting({ waiting }: { waiting: ReturnType<typeof useWaitingVersions> }) {
  if (waiting.count === 0) return null
  return (
    <WaitingVersions
      count={waiting.count}
      isSending={waiting.isSending}
      onSend={() => void waiting.send()}
      onDiscard={waiting.discard}
    />
  )
}

function OtherTab({ room }: { room: ReturnType<typeof useSheet> }) {
  if (!room.sheetState) return null
  return (
    <OtherTabNotice sheetState={room.sheetState} onTakeOver={room.takeOver} onTakeOther={room.takeOther} />
  )
}

type RoomAsideProps = {
  sheet: Sheet
  isReadOnly: boolean
  onChange: (part: Partial<Sheet>) => void
}

/** What lies beside the sheet: none of it is drawn anew while one writes. */
function RoomAside({ sheet: { exam, theme, plan }, isReadOnly, onChange }: RoomAsideProps) {
  const handlePlan = useCallback((next: Sheet['plan']) => onChange({ plan: next }), [onChange])
  return (
    <aside className="grid content-start gap-4 lg:order-last">
      {theme?.id ? <ProposalPanel key={theme.id} themeId={theme.id} /> : null}
      <ExamClock />
      <HandMeasure />
      <PlanPanel
        plan={plan}
        theme={theme?.title ?? null}
        hasProposal={exam === ENEM}
        isReadOnly={isReadOnly}
        onChange={handlePlan}
      />
    </aside>
  )
}

type RoomThemeProps = {
  theme: ChosenTheme | null
  groups: readonly RoomThemeGroup[]
  isReadOnly: boolean
  choice: ReturnType<typeof useThemeChoice>
  onChosen: () => void
}

/** The theme that was chosen, or the choice while there is none or another is looked for. */
function RoomTheme({ theme, groups, isReadOnly, choice, onChosen }: RoomThemeProps) {
  return theme && (!choice.isPicking || isReadOnly) ? (
    <ThemeOnBoard theme={theme} onChange={isReadOnly ? null : choice.open} />
  ) : (
    <ThemePicker
      groups={groups}
      chosen={theme}
      onPick={choice.pick}
      onChoose={(chosen) => {
        choice.choose(chosen)
        onChosen()
      }}
      onCancel={choice.cancel}
    />
  )
}
