import { useEffect, useRef, useState } from 'react'
import { href, Link } from 'react-router'
import type { Sample } from '#domain/writing/peer-review-wire.ts'
import { calibrationTexts as texts } from '#texts/writing/peer-calibration.ts'
import { peerGradingTexts } from '#texts/writing/peer-grading.ts'
import { peerResultTexts } from '#texts/writing/peer-result.ts'
import { peerReviewTexts } from '#texts/writing/peer-review.ts'
import { CorrectionHead } from '#web/features/writing/correction/correction-head.tsx'
import { Loaded } from '#web/shared/asked/loaded.tsx'
import { useAsked } from '#web/shared/asked/use-asked.ts'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Page } from '#web/ui/page.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { Gone } from './gone.tsx'
import { GradeTable } from './grade-table.tsx'
import { GradingForm } from './grading-form.tsx'
import { MarkingSheet } from './marking-sheet.tsx'
import { fetchPeerState, fetchSample, gradeSample } from './peer-calls.ts'
import { type Draft, EMPTY_DRAFT, type Level } from './stored-draft.ts'

/** One of our essays: graded first, then compared with our own grades and their reasons. */
export function SamplePage({ id }: { id: string }) {
  const asked = useAsked(`sample ${id}`, (signal) => fetchSample(id, signal))
  return (
    <Page>
      <Loaded
        asked={asked}
        failed={peerReviewTexts.failed}
        loading={peerReviewTexts.loading}
        refused={(code) =>
          code === 'sample_not_found' ? <Gone title={peerResultTexts.missing} /> : undefined
        }
      >
        {(sample) => <ReadSample sample={sample} onGraded={asked.put} />}
      </Loaded>
    </Page>
  )
}

type ReadSampleProps = { sample: Sample; onGraded: (sample: Sample) => void }

function ReadSample({ sample, onGraded }: ReadSampleProps) {
  const { id, theme, text, graded } = sample
  const [isComparing, setComparing] = useState(graded !== null)
  const [draft, setDraft] = useState<Draft>(EMPTY_DRAFT)
  const [isSending, setSending] = useState(false)
  const missing = draft.levels.filter((level) => level === null).length

  async function handleSubmit(): Promise<void> {
    const levels = draft.levels.filter((level): level is Level => level !== null)
    if (missing > 0 || isSending) return
    setSending(true)
    const answer = await gradeSample(id, levels)
    setSending(false)
    if (!answer.ok) return showToast(peerReviewTexts.actionFailed)
    onGraded(answer.value)
    setComparing(true)
    window.scrollTo({ top: 0 })
  }

  function handleAgain(): void {
    setDraft({ ...draft, levels: EMPTY_DRAFT.levels })
    setComparing(false)
  }

  return (
    <>
      <p className="mb-3">
        <Link to={href('/match')} className="text-link inline-block py-1">
          {peerReviewTexts.back}
        </Link>
      </p>
      <CorrectionHead theme={theme} note={texts.heading}>
        {null}
      </CorrectionHead>
      <div className="correction">
        {isComparing && graded ? <Comparison id={id} graded={graded} onAgain={handleAgain} /> : null}
        <MarkingSheet
          text={text}
          remarks={draft.remarks}
          onChange={(remarks) => setDraft({ ...draft, remarks })}
        />
        {isComparing ? null : (
          <>
            <GradingForm draft={draft} onChange={setDraft} hasSentences={false} />
            <div className="flex flex-wrap items-center gap-4">
              <Button
                size="large"
                disabled={missing > 0}
                isBusy={isSending}
                busyLabel={texts.submitting}
                onClick={() => void handleSubmit()}
              >
                {texts.submit}
              </Button>
              <p role="status" className="text-ink-soft">
                {peerGradingTexts.missing({ grades: missing, sentences: 0 })}
              </p>
            </div>
          </>
        )}
      </div>
    </>
  )
}

type ComparisonProps = { id: string; graded: NonNullable<Sample['graded']>; onAgain: () => void }

function Comparison({ id, graded, onAgain }: ComparisonProps) {
  const headingRef = useRef<HTMLHeadingElement>(null)
  const next = useNextSample(id)
  useEffect(() => headingRef.current?.focus({ preventScroll: true }), [])
  const { isClose, meanDistance: mean, largestDistance: largest } = graded
  return (
    <section aria-labelledby="comparacao" className="grid min-w-0 gap-5 *:min-w-0">
      <h2 id="comparacao" ref={headingRef} tabIndex={-1} className="text-2xl outline-none">
        {isClose ? texts.close : texts.far}
      </h2>
      <Notice
        tone={isClose ? 'success' : 'info'}
        actions={
          <>
            {isClose ? (
              <LinkButton to={next === null ? href('/match') : href('/match/amostras/:id', { id: next })}>
                {next === null ? texts.toSearch : texts.next}
              </LinkButton>
            ) : null}
            <Button look={isClose ? 'secondary' : 'primary'} onClick={onAgain}>
              {texts.again}
            </Button>
          </>
        }
      >
        {isClose ? texts.closeLead({ mean }) : texts.farLead({ mean, largest })}
      </Notice>
      <div className="sheet p-4 sm:p-5">
        <GradeTable
          label={peerResultTexts.table}
          columns={[
            { name: texts.yours, levels: graded.levels },
            { name: texts.ours, levels: graded.reference, isMain: true },
          ]}
        />
        <h3 className="mt-5 text-lg">{texts.why}</h3>
        <ol className="mt-2 grid gap-3">
          {graded.reasons.map((reason, at) => (
            <li key={reason} className="border-l-[3px] border-pen pl-3 leading-snug">
              <strong className="tabular-nums">
                {at + 1}. {graded.reference[at]}
              </strong>{' '}
              {reason}
            </li>
          ))}
        </ol>
        <p className="mt-4 text-sm text-ink-soft">{texts.note}</p>
      </div>
    </section>
  )
}

/** Another sample that is not near enough yet; null when none is left, or while it is not known. */
function useNextSample(id: string): string | null {
  const { value } = useAsked('peer review', fetchPeerState)
  return value?.samples.find((one) => one.id !== id && one.status !== 'close')?.id ?? null
}
