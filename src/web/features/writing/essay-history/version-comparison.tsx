import { useMemo } from 'react'
import { changes } from '#corrector/shown/changes.ts'
import { keyOf, type Move, moves } from '#corrector/shown/explanation.ts'
import type { Version } from '#domain/writing/essay-wire.ts'
import { essayHistoryTexts } from '#texts/writing/essay-history.ts'
import { nameOfSource } from '#web/features/writing/correction/row-words.ts'
import { classNames } from '#web/ui/class-names.ts'

const texts = essayHistoryTexts.comparison
const MOVES_SHOWN = 4

type VersionComparisonProps = { before: Version; after: Version }

/** What became of the essay since the version before: points by competence, what moved them, the texts side by side. */
export function VersionComparison({ before, after }: VersionComparisonProps) {
  const gain = after.total - before.total
  return (
    <section aria-labelledby="comparacao" className="comparison sheet">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="comparacao" className="text-xl">
          {texts.heading({ before: before.number, after: after.number })}
        </h2>
        <p
          className={classNames(
            'heading text-2xl tabular-nums',
            gain > 0 && 'text-green',
            gain < 0 && 'text-red',
          )}
        >
          {texts.gain({ points: gain })}
        </p>
      </div>
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
        <summary className="text-link py-1">{texts.sideBySide}</summary>
        <SideBySide before={before} after={after} />
      </details>
    </section>
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

function SideBySide({ before, after }: VersionComparisonProps) {
  const { removed, added } = useMemo(() => changes(before.text, after.text), [before, after])
  return (
    <div className="mt-3 grid gap-6 lg:grid-cols-2">
      <ChangedText
        heading={texts.before({ number: before.number })}
        text={before.text}
        spans={removed}
        kind="del"
      />
      <ChangedText
        heading={texts.after({ number: after.number })}
        text={after.text}
        spans={added}
        kind="ins"
      />
    </div>
  )
}

type ChangedTextProps = {
  heading: string
  text: string
  spans: readonly { readonly start: number; readonly end: number }[]
  kind: 'del' | 'ins'
}

function ChangedText({ heading, text, spans, kind: Kind }: ChangedTextProps) {
  const ends = [0, ...spans.map(({ end }) => end)]
  return (
    <section aria-label={heading}>
      <h3 className="mb-2 text-base">{heading}</h3>
      <p className="rounded-sheet border border-line p-4 leading-relaxed whitespace-pre-line wrap-anywhere">
        {spans.map(({ start, end }, index) => (
          <span key={start}>
            {text.slice(ends[index], start)}
            <Kind className="changed">
              <span className="sr-only">{Kind === 'del' ? texts.removed : texts.added} </span>
              {text.slice(start, end)}
            </Kind>
          </span>
        ))}
        {text.slice(ends.at(-1))}
      </p>
    </section>
  )
}
