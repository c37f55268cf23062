import { memo, useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { href, Link } from 'react-router'
import type { Correction } from '#corrector/correction.ts'
import type { ReviewComment } from '#domain/writing/external-review.ts'
import { correctionTexts as texts } from '#texts/writing/correction.ts'
import { CORRECTOR_LIMITS, METHOD_LINK } from '#texts/writing/corrector.ts'
import { markNames } from '#texts/writing/mark-names.ts'
import { openOnPaper } from '#web/browser/open-on-paper.ts'
import { FoldSummary } from '#web/ui/fold-summary.tsx'
import { SkipLink } from '#web/ui/skip-link.tsx'
import { CompetenceDetail } from './competence-detail.tsx'
import { CorrectionAlerts } from './correction-alerts.tsx'
import { FirstSteps } from './first-steps.tsx'
import { type MarkFilter, marksIn, type ShownMark } from './mark-filter.ts'
import { MarkedSheet } from './marked-sheet.tsx'
import { NoteBody, NoteCard } from './note-card.tsx'
import { ScoreSummary } from './score-summary.tsx'

const AFTER_SHEET = 'depois-da-folha'

type CorrectionViewProps = {
  text: string
  correction: Correction
  /** Of a bank; null for the student's own theme, or one that is not known. */
  themeId: string | null
  /** Of a service outside, if there are any. */
  comments?: readonly ReviewComment[] | undefined
}

/** A corrected essay: the score, what comes before it, the sheet with its marks and the teacher's margin. */
export function CorrectionView({ text, correction, themeId, comments }: CorrectionViewProps) {
  const [pressed, setPressed] = useState<MarkFilter>('all')
  // The pressed button is drawn before the sheet with its other marks.
  const filter = useDeferredValue(pressed)
  const [selectedNumber, setSelected] = useState<number | null>(null)
  const marks = useMemo(() => marksIn(correction, filter), [correction, filter])
  // The pressed mark is drawn before its note.
  const notedNumber = useDeferredValue(selectedNumber)
  const noted = marks.find(({ number }) => number === notedNumber) ?? null

  const handleFilter = useCallback((next: MarkFilter) => {
    setPressed(next)
    setSelected(null)
  }, [])

  const handleClose = useCallback(() => {
    const mark = document.querySelector<HTMLElement>('.mark[data-number][aria-current]')
    setSelected(null)
    mark?.focus({ preventScroll: true })
  }, [])

  return (
    <div className="correction">
      <ScoreSummary correction={correction} filter={pressed} onFilter={handleFilter} />
      <CorrectionAlerts text={text} correction={correction} />
      <div className="correction__layout">
        <section aria-labelledby="folha-corrigida" className="min-w-0">
          <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-5 gap-y-1">
            <h2 id="folha-corrigida" className="text-2xl">
              {texts.sheetHeading}
            </h2>
            <Legend />
          </div>
          {marks.length > 0 ? <SkipLink to={AFTER_SHEET}>{texts.skipMarks}</SkipLink> : null}
          <MarkedSheet
            text={text}
            marks={marks}
            selected={selectedNumber}
            onSelect={setSelected}
            {...(comments ? { comments } : {})}
          />
          <p className="no-print mt-2 text-sm text-ink-soft">{texts.marksHint}</p>
        </section>
        <div id={AFTER_SHEET} tabIndex={-1} className="correction__margin outline-none">
          {noted ? (
            <NoteCard
              text={text}
              marks={marks}
              selected={noted}
              onSelect={setSelected}
              onClose={handleClose}
            />
          ) : null}
          {filter === 'all' ? (
            <FirstSteps correction={correction} themeId={themeId} />
          ) : (
            <CompetenceDetail correction={correction} competence={filter} themeId={themeId} />
          )}
        </div>
      </div>
      <AllNotes text={text} marks={marks} />
      <p className="max-w-measure text-[0.9375rem] text-ink-soft">
        {CORRECTOR_LIMITS}{' '}
        <Link to={href('/como-calculamos-a-nota')} className="text-link">
          {METHOD_LINK}
        </Link>
      </p>
    </div>
  )
}

function Legend() {
  return (
    <ul aria-label={texts.legend.label} className="flex flex-wrap gap-x-4 text-sm text-ink-soft">
      {(['fault', 'merit', 'note'] as const).map((effect) => (
        <li key={effect}>
          <span className={`mark mark--${effect}`}>{texts.legend[effect]}</span>
        </li>
      ))}
    </ul>
  )
}

type AllNotesProps = { text: string; marks: readonly ShownMark[]; hasPoints?: boolean }

export const AllNotes = memo(function AllNotes({ text, marks, hasPoints = true }: AllNotesProps) {
  useEffect(openOnPaper, [])
  if (marks.length === 0) return null
  return (
    <details className="all-notes sheet">
      <FoldSummary className="px-5 py-4 font-semibold">{texts.allNotes({ count: marks.length })}</FoldSummary>
      <ol className="fold-rows grid gap-px bg-line sm:grid-cols-2">
        {marks.map((mark) => (
          <li key={mark.number} id={`anotacao-${mark.number}`} className="bg-sheet p-5">
            <p className="font-semibold">
              <span className="text-ink-soft tabular-nums">{mark.number}.</span> {markNames[mark.kind]}
            </p>
            <NoteBody text={text} mark={mark} hasPoints={hasPoints} />
          </li>
        ))}
      </ol>
    </details>
  )
})
