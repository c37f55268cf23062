import { useMemo, useState } from 'react'
import { href, Link } from 'react-router'
import type { PeerResult, ShownReview } from '#domain/writing/peer-review-wire.ts'
import { peerResultTexts as texts } from '#texts/writing/peer-result.ts'
import { peerReviewTexts } from '#texts/writing/peer-review.ts'
import { CorrectionHead } from '#web/features/writing/correction/correction-head.tsx'
import { PrintButton } from '#web/features/writing/correction/print-button.tsx'
import { Loaded } from '#web/shared/asked/loaded.tsx'
import { useAsked } from '#web/shared/asked/use-asked.ts'
import { FetchedReportDialog } from '#web/shared/community/fetched-report-dialog.tsx'
import type { ReportedText } from '#web/shared/community/moderation-calls.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Page } from '#web/ui/page.tsx'
import { Gone } from './gone.tsx'
import { GradeTable } from './grade-table.tsx'
import { fetchResult } from './peer-calls.ts'
import { RemarkList } from './remark-list.tsx'
import { RemarkedSheet } from './remarked-sheet.tsx'

/** What came back for an own essay: grades side by side, what was said of each competence, the marks on the sheet. */
export function ResultPage({ id }: { id: string }) {
  const asked = useAsked(`result ${id}`, (signal) => fetchResult(id, signal))
  const [reported, setReported] = useState<ReportedText | null>(null)
  return (
    <Page>
      <Loaded
        asked={asked}
        failed={peerReviewTexts.failed}
        loading={peerReviewTexts.loading}
        refused={(code) =>
          code === 'result_not_found' ? <Gone title={texts.missing} lead={texts.missingLead} /> : undefined
        }
      >
        {(result) => (
          <ReadResult
            result={result}
            onReport={(review) => setReported({ kind: 'peer_review', id: review })}
          />
        )}
      </Loaded>
      <FetchedReportDialog
        subject={reported}
        onClose={() => {
          setReported(null)
          void asked.reload()
        }}
      />
    </Page>
  )
}

type ReadResultProps = { result: PeerResult; onReport: (id: string) => void }

function ReadResult({ result, onReport }: ReadResultProps) {
  const { theme, text, essayId, number, machine, reviews, final } = result
  const [selected, setSelected] = useState<number | null>(null)
  const remarks = useMemo(
    () => reviews.flatMap((review) => review.remarks).sort((a, b) => a.start - b.start || a.end - b.end),
    [reviews],
  )

  function handleSelect(at: number): void {
    setSelected(at)
    const row = document.getElementById(`marca-${at + 1}`)
    row?.scrollIntoView({ block: 'nearest' })
    row?.focus({ preventScroll: true })
  }

  return (
    <>
      <p className="no-print mb-3">
        <Link to={href('/match')} className="text-link inline-block py-1">
          {peerReviewTexts.back}
        </Link>
      </p>
      <CorrectionHead theme={theme} note={texts.note}>
        <PrintButton />
      </CorrectionHead>
      <div className="correction">
        <section aria-labelledby="nota-final" className="sheet min-w-0 p-4 sm:p-6">
          {final ? (
            <>
              <h2 id="nota-final" className="text-2xl">
                {texts.final}: <span className="marked tabular-nums">{final.total}</span>
              </h2>
              <p className="mt-1 mb-4 text-ink-soft">
                {texts.meanOf({ names: final.of.map((one) => texts.graders[one]) })} {texts.estimate}
              </p>
            </>
          ) : (
            <h2 id="nota-final" className="mb-4 text-2xl">
              {texts.table}
            </h2>
          )}
          <GradeTable
            label={texts.table}
            columns={[
              ...(final ? [{ name: texts.final, levels: final.levels, isMain: true }] : []),
              ...reviews.map(({ kind, levels }) => ({ name: texts.graders[kind], levels })),
              { name: texts.graders.machine, levels: machine.levels },
            ]}
          />
          <Link
            to={`${href('/corretor-de-redacao/redacoes/:id', { id: essayId })}?versao=${number}`}
            className="text-link no-print mt-3 inline-block py-1"
          >
            {texts.machineLink}
          </Link>
        </section>
        <Doubts result={result} />
        <div className="correction__layout">
          <RemarkedSheet text={text} remarks={remarks} selected={selected} onSelect={handleSelect} />
          <section aria-labelledby="marcas" className="correction__margin">
            <div className="teacher-card">
              <h2 id="marcas" className="text-xl">
                {texts.remarks}
              </h2>
              <RemarkList text={text} remarks={remarks} selected={selected} />
            </div>
          </section>
        </div>
        {reviews.map((review) => (
          <Sentences key={review.id} review={review} onReport={() => onReport(review.id)} />
        ))}
      </div>
    </>
  )
}

/** Why the number may move, or should not be trusted alone. */
function Doubts({ result: { isFarApart, third, final, hiddenCount, isReadFirst } }: { result: PeerResult }) {
  return (
    <>
      {hiddenCount > 0 ? <Notice>{texts.reported}</Notice> : null}
      {isReadFirst ? <Notice>{texts.readFirst}</Notice> : null}
      {isFarApart && third !== 'done' ? <Notice title={texts.farApart}>{texts.asked}</Notice> : null}
      {third === 'done' ? <Notice>{texts.thirdDone}</Notice> : null}
      {third === 'done' && final?.isDoubtful ? <Notice>{texts.doubtful}</Notice> : null}
    </>
  )
}

function Sentences({ review, onReport }: { review: ShownReview; onReport: () => void }) {
  const name = texts.graders[review.kind]
  return (
    <section aria-label={texts.sentencesOf({ name })} className="sheet min-w-0 p-4 sm:p-6">
      <h2 className="text-xl">{texts.sentencesOf({ name })}</h2>
      <ol className="mt-3 grid gap-3">
        {review.sentences.map((sentence, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a sentence is its competence
          <li key={at} className="grid gap-x-4 border-t border-rule pt-3 sm:grid-cols-[11rem_1fr]">
            <p>
              <strong>
                {texts.competence} {at + 1}:
              </strong>{' '}
              <span className="tabular-nums">{review.levels[at]}</span>
            </p>
            <p className="note text-[1.5rem] leading-[1.15] wrap-anywhere">{sentence}</p>
          </li>
        ))}
      </ol>
      <Button look="quiet" size="small" className="no-print mt-4" onClick={onReport}>
        {texts.report}
      </Button>
    </section>
  )
}
