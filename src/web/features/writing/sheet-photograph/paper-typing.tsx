import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { RoomThemeGroup } from '#content/study/themes/room-themes.ts'
import { withReadLines } from '#domain/writing/transcription.ts'
import { commonTexts } from '#texts/shared/common.ts'
import { sheetPhotographTexts as texts } from '#texts/writing/sheet-photograph.ts'
import { findTheme } from '#web/features/writing/writing-room/room-theme.ts'
import { ThemeSelect } from '#web/features/writing/writing-room/theme-select.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ExamTyping } from './exam-typing.tsx'
import { type GiftAtHand, GiveSheet } from './give-sheet.tsx'
import { LineTyping } from './line-typing.tsx'
import { MachineReading } from './machine-reading.tsx'
import { MOST_PAGES, type PaperDraft } from './paper-draft.ts'
import { PhotographChooser } from './photograph-chooser.tsx'
import { useFinish } from './use-finish.ts'
import type { usePaper } from './use-paper.ts'

type PaperTypingProps = {
  draft: PaperDraft
  paper: ReturnType<typeof usePaper>
  groups: readonly RoomThemeGroup[]
  isMember: boolean
  hasThemeOfSheet: boolean
  gift: GiftAtHand
  onSecond: (file: Blob) => void
  onDone: () => void
}

/** The pages that are there, typed line by line, and on to the room. */
export function PaperTyping({
  draft,
  paper,
  groups,
  isMember,
  hasThemeOfSheet,
  gift,
  onSecond,
  onDone,
}: PaperTypingProps) {
  const [isDiscarding, setDiscarding] = useState(false)
  const [isKeeping, setKeeping] = useState(false)
  const { finish, step, stay } = useFinish(onDone)
  const [query] = useSearchParams()
  const examMonth = query.get('simulado')
  const theme = draft.themeId === null ? null : findTheme(groups, draft.themeId)
  const mayKeep = isMember && theme !== null
  const send = (mayReplace: boolean) => {
    const photographs = isKeeping && mayKeep ? paper.pages.map((_, page) => paper.fileOf(page)) : []
    void finish(draft, { theme, isMember, mayReplace, photographs })
  }
  const hasLines = draft.lines.some(({ isWritten }) => isWritten)
  if (examMonth) {
    return (
      <div className="grid gap-8">
        <ExamTyping month={examMonth} draft={draft} paper={paper} onDone={onDone} />
      </div>
    )
  }
  return (
    <div className="grid gap-8">
      <ThemeSelect
        groups={groups}
        label={texts.theme.field}
        hint={hasThemeOfSheet ? texts.theme.fromSheet : undefined}
        value={draft.themeId ?? ''}
        onChange={({ currentTarget }) => paper.change({ themeId: currentTarget.value || null })}
      >
        <option value="">{texts.theme.none}</option>
      </ThemeSelect>
      {paper.pages.map((address, page) =>
        address ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: pages do not change places
          <details key={page} className="room-panel">
            <summary className="room-panel__summary font-semibold">{texts.page.whole}</summary>
            <img
              src={address}
              alt={texts.page.alt({ page: page + 1 })}
              className="mt-3 w-full border border-line"
            />
          </details>
        ) : null,
      )}
      {hasLines ? null : <Notice>{texts.page.noLines}</Notice>}
      {paper.isPictureKept ? null : <Notice>{texts.typing.unkept}</Notice>}
      {isMember && hasLines ? (
        <MachineReading
          lines={draft.lines}
          fileOf={paper.fileOf}
          onRead={(read) => paper.changeLines((lines) => withReadLines(lines, read))}
        />
      ) : null}
      <LineTyping lines={draft.lines} pages={paper.pages} onChange={(lines) => paper.change({ lines })} />
      {draft.pageCount < MOST_PAGES ? (
        <details className="room-panel">
          <summary className="room-panel__summary font-semibold">{texts.choose.add}</summary>
          <div className="mt-3">
            <PhotographChooser heading={texts.choose.another} isFirst={false} onChoose={onSecond} />
          </div>
        </details>
      ) : null}
      <section aria-labelledby="pronto" className="border-t border-ink pt-6">
        <h2 id="pronto" className="text-2xl">
          {texts.finish.heading}
        </h2>
        <p className="mt-2 max-w-measure">{texts.finish.lead}</p>
        {isMember ? (
          <Checkbox
            label={
              <>
                {texts.finish.keep}
                <span className="block text-sm text-ink-soft">
                  {mayKeep ? texts.finish.keepNote : texts.finish.keepTheme}
                </span>
              </>
            }
            disabled={!mayKeep}
            checked={isKeeping && mayKeep}
            onChange={({ currentTarget }) => setKeeping(currentTarget.checked)}
            className="mt-4"
          />
        ) : (
          <p className="mt-2 text-sm text-ink-soft">{texts.finish.keepLogin}</p>
        )}
        {step === 'unsaved' ? (
          <Notice tone="error" className="mt-4">
            {texts.finish.unsaved}
          </Notice>
        ) : null}
        <div className="mt-4 flex flex-wrap gap-3">
          <Button
            size="large"
            isBusy={step === 'busy'}
            busyLabel={texts.finish.busy}
            onClick={() => send(false)}
          >
            {texts.finish.do}
          </Button>
          <Button look="quiet" onClick={() => setDiscarding(true)}>
            {texts.discard}
          </Button>
        </div>
        <p className="mt-2 text-sm text-ink-soft">{texts.typing.kept}</p>
      </section>
      {isMember ? <GiveSheet gift={gift} /> : null}
      <ConfirmDialog
        isOpen={isDiscarding}
        onClose={() => setDiscarding(false)}
        onConfirm={() => {
          setDiscarding(false)
          onDone()
        }}
        title={texts.discardConfirm}
        confirmLook="danger"
        cancelLabel={texts.finish.back}
        confirmLabel={texts.discardDo}
        closeLabel={commonTexts.close}
      >
        <p>{texts.discardLead}</p>
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={step === 'replacing'}
        onClose={stay}
        onConfirm={() => {
          stay()
          send(true)
        }}
        title={texts.finish.replace}
        cancelLabel={texts.finish.back}
        confirmLabel={texts.finish.replaceDo}
        closeLabel={commonTexts.close}
      >
        <p>{texts.finish.replaceLead}</p>
      </ConfirmDialog>
    </div>
  )
}
