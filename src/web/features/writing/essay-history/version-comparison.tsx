import { useMemo } from 'react'
import { inlineChanges } from '#corrector/shown/changes.ts'
import { keyOf, type Move, moves } from '#corrector/shown/explanation.ts'
import type { Version, VersionSummary } from '#domain/writing/essay-wire.ts'
import { stepProgress } from '#domain/writing/step-progress.ts'
import { essayHistoryTexts } from '#texts/writing/essay-history.ts'
import { markNames } from '#texts/writing/mark-names.ts'
import { nameOfSource } from '#web/features/writing/correction/row-words.ts'
import { StepLine } from '#web/features/writing/correction/step-line.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { ShareGain } from './share-gain.tsx'
import { type SolvedSentence, solvedSentences } from './solved-sentences.ts'

const texts = essayHistoryTexts.comparison
const MOVES_SHOWN = 4
const SOLVED_SHOWN = 6

type VersionComparisonProps = {
  before: Version
  after: Version
  /** Where the essay began. */
  first: VersionSummary
}

/** What became of the essay since the version before: what was solved, then the points, then the whole text. */
export function VersionComparison({ before, after, first }: VersionComparisonProps) {
  const gain = after.total - before.total
  const progress = stepProgress(after.correction, before.correction)
  const solved = useMemo(() => solvedSentences(before, after), [before, after])
  return (
    <section aria-labelledby="comparacao" className="comparison sheet">
      <p className="eyebrow">{texts.heading({ before: before.number, after: after.number })}</p>
      <h2 id="comparacao" className="text-xl">
        {solved.length > 0 ? texts.solved({ count: solved.length }) : texts.nothingSolved}
      </h2>
      {solved.length > 0 ? <Solved solved={solved} /> : <p className="mt-1">{texts.nothingSolvedLead}</p>}
      {gain === 0 ? (
        <p className="mt-5 text-ink-soft tabular-nums">{texts.sameStep({ total: after.total })}</p>
      ) : (
        <p className="mt-5 flex flex-wrap items-baseline gap-x-3 tabular-nums">
          <span className="heading text-2xl">
            {texts.totals({ before: before.total, after: after.total })}
          </span>
          <span className={classNames('font-semibold', gain > 0 ? 'text-green' : 'text-red')}>
            {texts.gain({ points: gain })}
          </span>
        </p>
      )}
      {progress ? <StepLine progress={progress} hasRisen={gain !== 0} /> : null}
      <ul className="comparison__grid">
        {after.correction.competences.map(({ competence, level }) => (
          <li key={competence}>
            <CompetenceMoves
              number={competence}
              from={before.correction.competences[competence - 1]?.level ?? 0}
              to={level}
              all={moves(before.correction, after.correction, competence)}
            />
          </li>
        ))}
      </ul>
      <details className="no-print mt-4">
        <summary className="text-link py-1">{texts.whole}</summary>
        <p className="mt-2 max-w-measure leading-relaxed whitespace-pre-line wrap-anywhere">
          <Changed before={before.text} after={after.text} />
        </p>
      </details>
      {after.total > first.total && after.correction.zeroRisks.length === 0 ? (
        <ShareGain before={first.total} after={after.total} />
      ) : null}
    </section>
  )
}

/** Sentence by sentence, in one column: what went and what came, and the stamp. */
function Solved({ solved }: { solved: readonly SolvedSentence[] }) {
  const shown = solved.slice(0, SOLVED_SHOWN)
  return (
    <ul className="mt-3 grid max-w-measure gap-3">
      {shown.map(({ kind, before, after }) => (
        <li key={`${kind} ${before}`} className="comparison__solved">
          <p className="flex flex-wrap items-baseline justify-between gap-x-3">
            <span className="font-semibold">{markNames[kind]}</span>
            <span className="text-sm font-semibold text-green uppercase">{texts.solvedStamp}</span>
          </p>
          <p className="mt-1 leading-relaxed wrap-anywhere">
            <Changed before={before} after={after} />
          </p>
        </li>
      ))}
      {solved.length > shown.length ? (
        <li className="text-ink-soft">{texts.more({ count: solved.length - shown.length })}</li>
      ) : null}
    </ul>
  )
}

type CompetenceMovesProps = { number: number; from: number; to: number; all: readonly Move[] }

function CompetenceMoves({ number, from, to, all }: CompetenceMovesProps) {
  const told = all.filter(({ source }) => source.of !== 'rounding').slice(0, MOVES_SHOWN)
  return (
    <>
      <h3 className="text-base tabular-nums">
        {texts.competence({ number, before: from, after: to })}
        {to > from ? (
          <span className="text-green"> ▲</span>
        ) : to < from ? (
          <span className="text-red"> ▼</span>
        ) : null}
      </h3>
      {told.length === 0 ? (
        <p className="text-sm text-ink-soft">{texts.none}</p>
      ) : (
        <ul className="text-sm leading-snug">
          {told.map(({ source, tenths }) => (
            <li key={keyOf(source)} className="flex justify-between gap-2 tabular-nums">
              <span className="text-ink-soft">{nameOfSource(source)}</span>
              <span className={tenths < 0 ? 'text-red' : 'text-green'}>{texts.points(tenths)}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function Changed({ before, after }: { before: string; after: string }) {
  const all = useMemo(() => inlineChanges(before, after), [before, after])
  return all.map(({ kind, text }, index) => {
    if (kind === 'same') return text
    const Kind = kind === 'removed' ? 'del' : 'ins'
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a change is its place in the text
      <Kind key={index} className="changed">
        <span className="sr-only">{kind === 'removed' ? texts.removed : texts.added} </span>
        {text}
      </Kind>
    )
  })
}
