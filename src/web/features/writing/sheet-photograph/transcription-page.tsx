import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { RoomThemeGroup } from '#content/study/themes/room-themes.ts'
import { accountNumber, themeNumber } from '#domain/writing/sheet-photograph/sheet-code.ts'
import { withReadLines } from '#domain/writing/transcription.ts'
import { commonTexts } from '#texts/shared/common.ts'
import { sheetPhotographTexts as texts } from '#texts/writing/sheet-photograph.ts'
import { findTheme } from '#web/features/writing/writing-room/room-theme.ts'
import { ThemeOptions } from '#web/features/writing/writing-room/theme-options.tsx'
import { useSession } from '#web/shared/session/use-session.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Page } from '#web/ui/page.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { CornerDragger } from './corner-dragger.tsx'
import { ExamTyping } from './exam-typing.tsx'
import { JudgedPhotograph } from './judged-photograph.tsx'
import { LineTyping } from './line-typing.tsx'
import { MachineReading } from './machine-reading.tsx'
import { MOST_PAGES, type PaperDraft } from './paper-draft.ts'
import { PhotographChooser } from './photograph-chooser.tsx'
import type { ReadSheet } from './photograph-thread.ts'
import { useFinish } from './use-finish.ts'
import { usePaper } from './use-paper.ts'
import { usePhotograph } from './use-photograph.ts'

type Groups = readonly RoomThemeGroup[]

/** From a photograph of the handwritten sheet to its text: found, straightened, judged, typed line by line. */
export function TranscriptionPage({ groups }: { groups: Groups }) {
  const paper = usePaper()
  const photograph = usePhotograph()
  const session = useSession()
  const { state } = photograph
  /** Which page the photograph at hand is of. */
  const [page, setPage] = useState(0)
  const [judged, setJudged] = useState<ReadSheet | null>(null)
  const [isAgain, setAgain] = useState(false)
  const { draft, takePage, change } = paper

  const found = state.step === 'found' ? state.sheet : null
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page is taken once, by what was kept when it came
  useEffect(() => {
    if (!found || !draft) return
    setJudged(found)
    setAgain(false)
    void takePage(page, found, draft)
    const theme = themeOfCode(groups, found)
    if (theme && draft.themeId === null) change({ themeId: theme })
  }, [found])

  function choose(file: Blob, ofPage: number): void {
    setPage(ofPage)
    setJudged(null)
    photograph.open(file)
  }

  const own = session.status === 'signed-in' ? accountNumber(session.user.id) : null
  const account = judged?.code?.account ?? 0
  const isBusy = state.step === 'working' || state.step === 'corners'
  return (
    <Page>
      <PageHead title={texts.pageTitle} lead={texts.lead} note={texts.note} />
      <div className="grid max-w-[52rem] gap-8">
        {draft ? null : <Spinner label={texts.choose.working} className="needs-script" />}
        {draft && !isBusy && (draft.pageCount === 0 || isAgain) ? (
          <PhotographChooser
            heading={texts.choose.heading}
            isFirst={draft.pageCount === 0}
            onChoose={(file) => choose(file, isAgain ? page : 0)}
          />
        ) : null}
        <div role="status">{state.step === 'working' ? <Spinner label={texts.choose.working} /> : null}</div>
        {state.step === 'failed' ? <Notice tone="error">{texts.failure[state.failure]}</Notice> : null}
        {state.step === 'corners' && photograph.address ? (
          <CornerDragger
            key={photograph.address}
            address={photograph.address}
            corners={state.corners}
            isAsked={state.isAsked}
            onUse={photograph.drag}
          />
        ) : null}
        {judged && found ? (
          <JudgedPhotograph
            sheet={judged}
            isOfAnotherAccount={account !== 0 && own !== null && account !== own}
            onAdjust={() => photograph.adjust(judged.corners)}
            onTurn={photograph.turn}
            onAgain={() => setAgain(true)}
          />
        ) : null}
        {draft && draft.pageCount > 0 && !isBusy ? (
          <Typing
            draft={draft}
            paper={paper}
            groups={groups}
            isMember={session.status === 'signed-in'}
            hasThemeOfSheet={
              judged !== null && draft.themeId !== null && themeOfCode(groups, judged) === draft.themeId
            }
            onSecond={(file) => choose(file, draft.pageCount)}
            onDone={() => {
              paper.clear()
              photograph.clear()
              setJudged(null)
            }}
          />
        ) : null}
      </div>
    </Page>
  )
}

type TypingProps = {
  draft: PaperDraft
  paper: ReturnType<typeof usePaper>
  groups: Groups
  isMember: boolean
  hasThemeOfSheet: boolean
  onSecond: (file: Blob) => void
  onDone: () => void
}

function Typing({ draft, paper, groups, isMember, hasThemeOfSheet, onSecond, onDone }: TypingProps) {
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
  if (examMonth) return <ExamTyping month={examMonth} draft={draft} paper={paper} onDone={onDone} />
  return (
    <>
      <SelectField
        label={texts.theme.field}
        hint={hasThemeOfSheet ? texts.theme.fromSheet : undefined}
        value={draft.themeId ?? ''}
        onChange={({ currentTarget }) => paper.change({ themeId: currentTarget.value || null })}
      >
        <option value="">{texts.theme.none}</option>
        <ThemeOptions groups={groups} />
      </SelectField>
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
    </>
  )
}

/** The theme that the sheet was printed for; null without a code, and for a theme that the bank no longer has. */
function themeOfCode(groups: Groups, { code }: Pick<ReadSheet, 'code'>): string | null {
  if (!code || code.theme === 0) return null
  const themes = groups.flatMap((group) => group.themes)
  return themes.find(({ id }) => themeNumber(id) === code.theme)?.id ?? null
}
