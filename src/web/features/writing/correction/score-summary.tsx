import { type CSSProperties, memo, type ReactNode } from 'react'
import type { Correction } from '#corrector/correction.ts'
import { competenceTexts } from '#texts/writing/competences.ts'
import { correctionTexts as texts } from '#texts/writing/correction.ts'
import { correctionHeadTexts } from '#texts/writing/correction-head.ts'
import { classNames } from '#web/ui/class-names.ts'
import { useFollowedEstimate } from './followed-estimate.ts'
import type { MarkFilter } from './mark-filter.ts'

type ScoreSummaryProps = {
  correction: Correction
  filter: MarkFilter
  onFilter: (filter: MarkFilter) => void
}

const STEPS = [40, 80, 120, 160, 200]

/** The stamped total on its ruler, and the five competences: each opens what belongs to it. */
export const ScoreSummary = memo(function ScoreSummary({ correction, filter, onFilter }: ScoreSummaryProps) {
  const { range, counts, competences, zeroRisks } = correction
  const followed = useFollowedEstimate(correction)
  const total = followed?.total ?? correction.total
  const { from, to } = range
  // A text that may be zero is not headed by another number.
  const isAtRisk = zeroRisks.length > 0
  return (
    <section aria-label={correctionHeadTexts.heading} className="score-summary sheet">
      <div className="score-summary__total">
        {isAtRisk ? null : <Stamp total={total} />}
        <div className="min-w-0 flex-[1_1_16rem]">
          {isAtRisk ? (
            <>
              <p className="heading text-2xl text-red sm:text-3xl">{texts.mayBeZero}</p>
              <p className="mt-1">{texts.withoutRisk({ total, from, to })}</p>
            </>
          ) : (
            <p className="heading text-2xl sm:text-3xl">
              {total},{' '}
              <span className="marked">{followed ? texts.onHouseScale : texts.range({ from, to })}</span>
            </p>
          )}
          <Ruler total={total} from={from} to={to} />
          {followed ? (
            <p className="mt-2 max-w-measure text-[0.9375rem] leading-snug">{texts.followsHouse(followed)}</p>
          ) : null}
          <p className="mt-2 max-w-measure text-[0.9375rem] leading-snug text-ink-soft">{range.meaning}</p>
          <p className="mt-1 text-sm text-ink-soft tabular-nums">{texts.counts(counts)}</p>
        </div>
      </div>
      <fieldset className="score-summary__filters">
        <legend className="sr-only">{texts.filter.label}</legend>
        <MarkFilterButton isOn={filter === 'all'} onPress={() => onFilter('all')} className="lens--all">
          <span className="heading text-lg">{texts.filter.all}</span>
          <span className="text-sm text-ink-soft">{texts.filter.allNote}</span>
        </MarkFilterButton>
        {competences.map(({ competence, level }, at) => (
          <MarkFilterButton
            key={competence}
            isOn={filter === competence}
            onPress={() => onFilter(competence)}
          >
            <span className="flex items-baseline justify-between gap-2">
              <span className="text-sm font-semibold">
                <abbr title={competenceTexts.competence({ number: competence })} className="no-underline">
                  {competenceTexts.short({ number: competence })}
                </abbr>
              </span>
              <span className="heading text-2xl tabular-nums">{followed?.levels[at] ?? level}</span>
            </span>
            <span className="text-sm leading-tight text-ink-soft">
              {competenceTexts.shortNames[competence - 1]}
            </span>
            <span aria-hidden="true" className="lens__steps">
              {STEPS.map((step) => (
                <span key={step} data-filled={step <= level || undefined} />
              ))}
            </span>
          </MarkFilterButton>
        ))}
      </fieldset>
    </section>
  )
})

type MarkFilterButtonProps = {
  isOn: boolean
  onPress: () => void
  className?: string
  children: ReactNode
}

function MarkFilterButton({ isOn, onPress, className, children }: MarkFilterButtonProps) {
  return (
    <button type="button" aria-pressed={isOn} onClick={onPress} className={classNames('lens', className)}>
      {children}
    </button>
  )
}

function Ruler({ total, from, to }: { total: number; from: number; to: number }) {
  const places = {
    '--from': `${from / 10}%`,
    '--to': `${to / 10}%`,
    '--total': `${total / 10}%`,
  } as CSSProperties
  return (
    <div role="img" aria-label={texts.rangeLabel({ total, from, to })} className="score-ruler" style={places}>
      <span className="score-ruler__range" />
      <span className="score-ruler__total" />
      <span className="score-ruler__ends">
        <span>0</span>
        <span>500</span>
        <span>1.000</span>
      </span>
    </div>
  )
}

function Stamp({ total }: { total: number }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 120 120" className="score-stamp">
      <circle cx="60" cy="60" r="55" strokeWidth="5" />
      <circle cx="60" cy="60" r="46" strokeWidth="1.8" strokeDasharray="3 2.4" />
      <text x="60" y="40" fontSize="12" letterSpacing="2">
        {texts.total.split(' ')[0]?.toUpperCase()}
      </text>
      <text x="60" y="75" fontSize={total === 1000 ? 34 : 40}>
        {total}
      </text>
      <path d="M38 88h44M46 95h28" strokeWidth="2.5" />
    </svg>
  )
}
