import { type ReactNode, useCallback, useRef, useState } from 'react'
import { href, Link, useNavigate, useSearchParams } from 'react-router'
import type { RoomThemeGroup } from '#content/study/themes/room-themes.ts'
import { countWords } from '#corrector/rules/lines.ts'
import type { Corrected } from '#domain/writing/essay-wire.ts'
import { commonTexts } from '#texts/shared/common.ts'
import { writingRoomTexts as texts } from '#texts/writing/writing-room.ts'
import { newId } from '#web/browser/new-id.ts'
import { RoomCorrection } from '#web/features/writing/correction/room-correction.tsx'
import { DeviceCorrectorPanel } from '#web/features/writing/device-corrector/device-corrector-panel.tsx'
import { MarksAtHand } from '#web/features/writing/teacher-correction/marks-at-hand.tsx'
import { useSession } from '#web/shared/session/use-session.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Page } from '#web/ui/page.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import type { CorrectedSheet } from './correct-sheet.ts'
import { ExamClock } from './exam-clock.tsx'
import { HandMeasure } from './hand-measure.tsx'
import { MadeOnDevice } from './made-on-device.tsx'
import { PlanPanel } from './plan-panel.tsx'
import { ProposalPanel } from './proposal-panel.tsx'
import {
  GuestUsed,
  OtherTabNotice,
  OtherTheme,
  SaveLine,
  ThemeOnBoard,
  WaitingVersions,
} from './room-notices.tsx'
import { RoomSending } from './room-sending.tsx'
import { RoomSheet } from './room-sheet.tsx'
import type { ChosenTheme } from './room-theme.ts'
import { blankSheet, type Sheet } from './stored-sheet.ts'
import { ThemePicker } from './theme-picker.tsx'
import { useCorrection } from './use-correction.ts'
import { useSheet } from './use-sheet.ts'
import { useWaitingVersions } from './use-waiting-versions.ts'

type WritingRoomProps = {
  groups: readonly RoomThemeGroup[]
  /** For a browser without JavaScript. */
  plainForm: ReactNode
}

/** The writing room: theme, sheet, plan and clock; a visitor's correction is shown in the same place. */
export function WritingRoom({ groups, plainForm }: WritingRoomProps) {
  const [query] = useSearchParams()
  const request = { themeId: query.get('tema'), essayId: query.get('redacao') }
  /** The correction by the teacher that this text answers. */
  const teacherId = query.get('professora')
  const room = useSheet(groups, request)
  const { sheet, sheetState, saveState, requestedTheme, change, put, decide, markCorrected } = room
  const isReadOnly = sheetState !== null && sheetState.writer !== 'mine'
  const { correct, isSending, isGuestUsed } = useCorrection()
  /** What is shown in the place of the room. */
  const [shown, setShown] = useState<CorrectedSheet | null>(null)
  const [isPicking, setPicking] = useState(false)
  const [isClearing, setClearing] = useState(false)
  const fieldRef = useRef<HTMLTextAreaElement>(null)
  const navigate = useNavigate()
  const session = useSession()
  const isMember = session.status === 'signed-in'
  const handleTaken = useCallback(({ essayId }: Corrected) => markCorrected(essayId), [markCorrected])
  const waiting = useWaitingVersions(isMember ? session.user.id : null, handleTaken)

  async function handleCorrect(): Promise<void> {
    if (!sheet) return
    if (!sheet.theme) {
      setPicking(true)
      return showToast(texts.theme.missing)
    }
    const sent = await correct(sheet)
    if (!sent) return
    put(sent.sheet)
    const { essayId, number, earnedBadges } = sent.corrected
    if (essayId === null || number === null) {
      setShown(sent)
      window.scrollTo({ top: 0 })
      return
    }
    if (earnedBadges.length > 0)
      void import('#web/shared/achievement/announce-badges.ts').then(({ announceBadges }) =>
        announceBadges(earnedBadges),
      )
    await navigate(`${href('/corretor-de-redacao/redacoes/:id', { id: essayId })}?versao=${number}`)
  }

  function handleTheme(theme: ChosenTheme): void {
    setPicking(false)
    // What was corrected keeps its theme: on another one it is another essay.
    change({ theme, ...(sheet?.isCorrected ? { essayId: newId(), isCorrected: false } : {}) })
    fieldRef.current?.focus({ preventScroll: true })
  }

  function handleClear(): void {
    put(blankSheet())
    setClearing(false)
    void navigate(href('/corretor-de-redacao'), { replace: true })
  }

  if (shown)
    return (
      <ShownCorrection
        shown={shown}
        isVisitor={session.status === 'anonymous'}
        onKeep={isMember ? () => waiting.add(shown.sheet) : null}
        isWaiting={waiting.count > 0}
        onBack={() => {
          setShown(null)
          window.scrollTo({ top: 0 })
        }}
      />
    )

  return (
    <Page>
      <RoomHead theme={sheet?.theme ?? null} />
      <noscript>{plainForm}</noscript>
      {isMember && teacherId ? <MarksAtHand id={teacherId} /> : null}
      {sheet ? null : <Spinner label={texts.saved.saving} className="needs-script" />}
      {waiting.count > 0 ? (
        <WaitingVersions
          count={waiting.count}
          isSending={waiting.isSending}
          onSend={() => void waiting.send()}
          onDiscard={waiting.discard}
        />
      ) : null}
      {sheet && requestedTheme ? <OtherTheme sheet={sheet} onDecide={decide} isMember={isMember} /> : null}
      {sheet ? (
        <>
          <RoomTheme
            theme={sheet.theme}
            groups={groups}
            isReadOnly={isReadOnly}
            isPicking={isPicking}
            onPicking={setPicking}
            onChoose={handleTheme}
          />
          <div className="room-layout">
            <aside className="grid content-start gap-4 lg:order-last">
              {sheet.theme?.id ? <ProposalPanel key={sheet.theme.id} themeId={sheet.theme.id} /> : null}
              <ExamClock />
              <HandMeasure />
              <PlanPanel plan={sheet.plan} isReadOnly={isReadOnly} onChange={(plan) => change({ plan })} />
            </aside>
            <div className="min-w-0">
              {sheetState ? (
                <OtherTabNotice
                  sheetState={sheetState}
                  onTakeOver={room.takeOver}
                  onTakeOther={room.takeOther}
                />
              ) : null}
              <RoomSheet fieldRef={fieldRef} sheet={sheet} isReadOnly={isReadOnly} onChange={change} />
              <SaveLine state={saveState} />
              <SheetActions
                sheet={sheet}
                isMember={isMember}
                isSending={isSending}
                teacherId={teacherId}
                onCorrect={() => void handleCorrect()}
                onClear={() => setClearing(true)}
                onNoTheme={() => setPicking(true)}
              />
              {isGuestUsed && !isMember ? <GuestUsed /> : null}
              <DeviceCorrectorPanel words={countWords(sheet.text)} />
            </div>
          </div>
        </>
      ) : null}
      <ClearDialog isOpen={isClearing} onClose={() => setClearing(false)} onConfirm={handleClear} />
    </Page>
  )
}

function RoomHead({ theme }: { theme: ChosenTheme | null }) {
  return (
    <PageHead title={texts.pageTitle} lead={texts.lead} note={texts.note}>
      <p className="mt-3 flex flex-wrap gap-x-5">
        <Link to={href('/como-calculamos-a-nota')} className="text-link py-1">
          {texts.method}
        </Link>
        <Link
          to={`${href('/corretor-de-redacao/folha')}${theme?.id ? `?tema=${theme.id}` : ''}`}
          state={theme && { title: theme.title }}
          className="text-link py-1"
        >
          {texts.paper}
        </Link>
        <Link to={href('/corretor-de-redacao/foto')} className="text-link py-1">
          {texts.photograph}
        </Link>
        <Link to={href('/corretor-de-redacao/redacoes')} className="text-link shown-to-members py-1">
          {texts.history}
        </Link>
      </p>
    </PageHead>
  )
}

type RoomThemeProps = {
  theme: ChosenTheme | null
  groups: readonly RoomThemeGroup[]
  isReadOnly: boolean
  isPicking: boolean
  onPicking: (isPicking: boolean) => void
  onChoose: (theme: ChosenTheme) => void
}

/** The theme that was chosen, or the choice while there is none or another is looked for. */
function RoomTheme({ theme, groups, isReadOnly, isPicking, onPicking, onChoose }: RoomThemeProps) {
  return theme && (!isPicking || isReadOnly) ? (
    <ThemeOnBoard theme={theme} onChange={isReadOnly ? null : () => onPicking(true)} />
  ) : (
    <ThemePicker
      key={theme?.id ?? 'none'}
      groups={groups}
      chosen={theme}
      onChoose={onChoose}
      onCancel={theme ? () => onPicking(false) : null}
    />
  )
}

type ShownCorrectionProps = {
  shown: CorrectedSheet
  isVisitor: boolean
  /** Null where there is no account to keep it in. */
  onKeep: (() => boolean) | null
  isWaiting: boolean
  onBack: () => void
}

/** In the place of the room. */
function ShownCorrection({ shown, isVisitor, onKeep, isWaiting, onBack }: ShownCorrectionProps) {
  return (
    <RoomCorrection
      corrected={shown.corrected}
      themeId={shown.sheet.theme?.id ?? null}
      onBack={onBack}
      isVisitor={isVisitor}
      notice={shown.isFromDevice ? <MadeOnDevice onKeep={onKeep} isWaiting={isWaiting} /> : null}
    />
  )
}

type SheetActionsProps = {
  sheet: Sheet
  isMember: boolean
  isSending: boolean
  teacherId: string | null
  onCorrect: () => void
  onClear: () => void
  onNoTheme: () => void
}

function SheetActions(props: SheetActionsProps) {
  const { sheet, isMember, isSending, teacherId, onCorrect, onClear, onNoTheme } = props
  return (
    <>
      <div className="mt-5 flex flex-wrap items-center gap-3">
        <Button size="large" isBusy={isSending} busyLabel={texts.submitting} onClick={onCorrect}>
          {sheet.isCorrected && isMember ? texts.submitAgain : texts.submit}
        </Button>
        {isMember ? <RoomSending sheet={sheet} rewritesId={teacherId} onNoTheme={onNoTheme} /> : null}
        {sheet.text.trim() === '' ? null : (
          <Button look="quiet" onClick={onClear}>
            {texts.sheet.clear}
          </Button>
        )}
      </div>
      <p className="mt-3 max-w-measure text-sm text-ink-soft">
        {isMember ? texts.memberNote : texts.guestNote}
      </p>
    </>
  )
}

type ClearDialogProps = { isOpen: boolean; onClose: () => void; onConfirm: () => void }

function ClearDialog({ isOpen, onClose, onConfirm }: ClearDialogProps) {
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={onConfirm}
      title={texts.sheet.clearConfirm}
      cancelLabel={texts.sheet.keep}
      confirmLabel={texts.sheet.clearDo}
      closeLabel={commonTexts.close}
      confirmLook="danger"
    >
      <p>{texts.sheet.clearLead}</p>
    </ConfirmDialog>
  )
}
