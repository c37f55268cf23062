import { href } from 'react-router'
import { writingRoomTexts as texts } from '#texts/writing/writing-room.ts'
import { useIsOffline } from '#web/hooks/use-is-offline.ts'
import { KeptHereNote } from '#web/shared/kept-here/kept-here-note.tsx'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { ChosenTheme } from './room-theme.ts'
import type { SheetState } from './sheet-store.ts'
import type { Sheet } from './stored-sheet.ts'
import type { SaveState } from './use-sheet.ts'

/** The theme as it stands on the classroom's board. */
export function ThemeOnBoard({ theme, onChange }: { theme: ChosenTheme; onChange: (() => void) | null }) {
  return (
    <section aria-labelledby="tema" className="room-board">
      <p className="text-sm font-semibold text-chalk-soft">{texts.theme.chosen}</p>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <h2 id="tema" className="max-w-[46rem] text-2xl wrap-anywhere sm:text-3xl">
          {theme.title}
        </h2>
        {onChange ? (
          <button type="button" onClick={onChange} className="room-board__change">
            {texts.theme.change}
          </button>
        ) : null}
      </div>
    </section>
  )
}

type OtherThemeProps = { sheet: Sheet; isMember: boolean; onDecide: (isNew: boolean) => void }

/** The address asks for another theme than that of the draft in the store. */
export function OtherTheme({ sheet, isMember, onDecide }: OtherThemeProps) {
  return (
    <Notice
      className="mb-6"
      title={texts.kept.title}
      actions={
        <>
          <Button size="small" onClick={() => onDecide(false)}>
            {texts.kept.goOn}
          </Button>
          <Button size="small" look="secondary" onClick={() => onDecide(true)}>
            {texts.kept.begin}
          </Button>
        </>
      }
    >
      {texts.kept.lead({ theme: sheet.theme?.title ?? texts.theme.none })}{' '}
      {isMember ? null : texts.kept.beginNote}
    </Notice>
  )
}

/** Where the draft is kept. */
export function SaveLine({ state }: { state: SaveState }) {
  return (
    <p role="status" className="mt-1 min-h-6 text-sm text-ink-soft">
      {state === 'none' ? null : texts.saved[state]}
      {state === 'local' ? <KeptHereNote /> : null}
    </p>
  )
}

/** The one correction without an account is used. */
export function GuestUsed() {
  const { title, lead, signUp, login } = texts.guestUsed
  return (
    <Notice
      className="mt-5"
      title={title}
      actions={
        <>
          <LinkButton to={href('/cadastro')}>{signUp}</LinkButton>
          <LinkButton to={href('/login')} look="secondary">
            {login}
          </LinkButton>
        </>
      }
    >
      {lead}
    </Notice>
  )
}

type WaitingVersionsProps = {
  count: number
  isSending: boolean
  onSend: () => void
  onDiscard: () => void
}

/** Versions of this device that are still to go to the history. */
export function WaitingVersions({ count, isSending, onSend, onDiscard }: WaitingVersionsProps) {
  const isOffline = useIsOffline()
  return (
    <Notice
      className="mb-6"
      title={texts.waiting.count({ count })}
      actions={
        <>
          {isOffline ? null : (
            <Button size="small" isBusy={isSending} busyLabel={texts.saved.saving} onClick={onSend}>
              {texts.waiting.send}
            </Button>
          )}
          <Button size="small" look="quiet" onClick={onDiscard}>
            {texts.waiting.discard}
          </Button>
        </>
      }
    >
      {isOffline ? texts.waiting.offline({ count }) : null}
    </Notice>
  )
}

type OtherTabNoticeProps = { sheetState: SheetState; onTakeOver: () => void; onTakeOther: () => void }

/** Another tab has written on this sheet: its text is shown, or where both have written the student chooses. */
export function OtherTabNotice({ sheetState, onTakeOver, onTakeOther }: OtherTabNoticeProps) {
  const { other, both } = texts.writer
  if (sheetState.writer !== 'both')
    return sheetState.writer === 'mine' ? null : (
      <Notice
        className="mb-4"
        title={other.title}
        actions={
          <Button size="small" onClick={onTakeOver}>
            {other.take}
          </Button>
        }
      >
        {other.lead}
      </Notice>
    )
  return (
    <Notice
      className="mb-4"
      title={both.title}
      actions={
        <>
          <Button size="small" onClick={onTakeOver}>
            {both.mine}
          </Button>
          <Button size="small" look="secondary" onClick={onTakeOther}>
            {both.theirs}
          </Button>
        </>
      }
    >
      <p>{both.lead}</p>
      <details className="mt-2">
        <summary className="text-link py-1">{both.read}</summary>
        <p className="mt-2 whitespace-pre-wrap wrap-anywhere">{sheetState.other.text}</p>
      </details>
    </Notice>
  )
}
