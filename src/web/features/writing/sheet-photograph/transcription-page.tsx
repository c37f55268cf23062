import { useEffect, useState } from 'react'
import type { RoomThemeGroup } from '#content/study/themes/room-themes.ts'
import { accountNumber, themeNumber } from '#domain/writing/sheet-photograph/sheet-code.ts'
import { sheetPhotographTexts as texts } from '#texts/writing/sheet-photograph.ts'
import { fetchedPart } from '#web/shared/asked/fetched-part.tsx'
import { useSession } from '#web/shared/session/use-session.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Page } from '#web/ui/page.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { CornerDragger } from './corner-dragger.tsx'
import type { GiftAtHand } from './give-sheet.tsx'
import { JudgedPhotograph } from './judged-photograph.tsx'
import type { PaperDraft } from './paper-draft.ts'
import { PhotographChooser } from './photograph-chooser.tsx'
import type { ReadSheet } from './photograph-thread.ts'
import { usePaper } from './use-paper.ts'
import { type PhotographReading, usePhotograph } from './use-photograph.ts'

type Groups = readonly RoomThemeGroup[]

/** What follows a photograph; who has none chooses one first. */
const PaperTyping = fetchedPart(async () => (await import('./paper-typing.tsx')).PaperTyping)

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
      {/* So high that the footer stands below the window from the beginning: it would move when a begun sheet comes back. */}
      <div className="grid min-h-[36rem] max-w-[52rem] content-start gap-8">
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
          <PaperTyping
            draft={draft}
            paper={paper}
            groups={groups}
            isMember={session.status === 'signed-in'}
            hasThemeOfSheet={
              judged !== null && draft.themeId !== null && themeOfCode(groups, judged) === draft.themeId
            }
            onSecond={(file) => choose(file, draft.pageCount)}
            gift={giftOf(photograph.reading, judged, draft, page)}
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

/** How the photograph at hand fared, as it stands now. */
function giftOf(
  reading: PhotographReading | null,
  sheet: ReadSheet | null,
  draft: PaperDraft,
  page: number,
): GiftAtHand {
  if (!reading || !sheet) return null
  const { file, way, found, quarterTurns, size } = reading
  const { corners: used, faults, missingLines, lines } = sheet
  const written = lines.filter(({ isWritten }) => isWritten).length
  const typed = draft.lines.filter((line) => line.page === page && line.text.trim() !== '').length
  return {
    file,
    figures: {
      ...size,
      way,
      found,
      used,
      quarterTurns,
      faults,
      missingLines,
      lines: lines.length,
      written,
      typed,
    },
  }
}

/** The theme that the sheet was printed for; null without a code, and for a theme that the bank no longer has. */
function themeOfCode(groups: Groups, { code }: Pick<ReadSheet, 'code'>): string | null {
  if (!code || code.theme === 0) return null
  const themes = groups.flatMap((group) => group.themes)
  return themes.find(({ id }) => themeNumber(id) === code.theme)?.id ?? null
}
