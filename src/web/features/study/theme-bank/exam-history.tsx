import { Check } from 'lucide-react'
import { memo, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { href, Link } from 'react-router'
import { matches } from '#domain/shared/search.ts'
import type { ExamTheme } from '#domain/study/theme.ts'
import { proposalTexts } from '#texts/study/proposal.ts'
import { themeBankTexts } from '#texts/study/theme-bank.ts'
import { useOpenedByHash } from '#web/hooks/use-opened-by-hash.ts'
import { FoldSummary } from '#web/ui/fold-summary.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { ShownExamTheme, ShownExamYear } from './theme-bank-data.ts'

const texts = themeBankTexts.exam

/** As many years stand open; the others are behind a fold. */
const OPEN_YEARS = 6

type ExamHistoryProps = { years: readonly ShownExamYear[]; isRoomOpen: boolean }

/** What the exam has really asked: a year in the margin, its themes on the line, where each is written below. */
export function ExamHistory({ years, isRoomOpen }: ExamHistoryProps) {
  const [typed, setTyped] = useState('')
  // The letter is drawn before the list is.
  const query = useDeferredValue(typed)
  const sectionRef = useRef<HTMLElement>(null)
  const fieldRef = useRef<HTMLInputElement>(null)
  useOpenedByHash(sectionRef)
  // What was typed before this script ran.
  useEffect(() => setTyped(fieldRef.current?.value ?? ''), [])
  const isSearching = query.trim() !== ''
  const { found, shown, folded } = useMemo(() => {
    if (query.trim() === '')
      return { found: years, shown: years.slice(0, OPEN_YEARS), folded: years.slice(OPEN_YEARS) }
    const found = yearsWith(years, query)
    return { found, shown: found, folded: [] }
  }, [years, query])
  return (
    <section ref={sectionRef} aria-labelledby="ja-caiu" className="border-t border-ink bg-shade">
      <div className="mx-auto max-w-page px-4 py-16 sm:px-6 sm:py-20">
        <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[1fr_20rem] lg:items-end">
          <div className="max-w-measure">
            <h2 id="ja-caiu" className="text-3xl sm:text-4xl">
              {texts.heading}
            </h2>
            <p className="mt-3 text-lg text-ink-soft">{texts.lead}</p>
          </div>
          <Legend />
        </div>
        <search className="needs-script mt-8 block max-w-[42rem]">
          <TextField
            ref={fieldRef}
            type="search"
            name="busca-enem"
            autoComplete="off"
            label={texts.search}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </search>
        <p role="status" className="mt-3 min-h-6 text-ink-soft">
          {isSearching ? texts.found({ count: found.flatMap(({ themes }) => themes).length }) : null}
        </p>
        {shown.length > 0 ? <Years years={shown} isRoomOpen={isRoomOpen} /> : null}
        {folded.length > 0 ? (
          <details className="mt-4">
            <FoldSummary className="text-link inline-block cursor-pointer py-2">
              {texts.older({ from: folded.at(-1)?.year ?? 0, to: folded[0]?.year ?? 0 })}
            </FoldSummary>
            <Years years={folded} isRoomOpen={isRoomOpen} />
          </details>
        ) : null}
        <p className="mt-5 max-w-measure text-sm text-ink-soft">{texts.missing}</p>
      </div>
    </section>
  )
}

function yearsWith(years: readonly ShownExamYear[], query: string): ShownExamYear[] {
  return years.flatMap(({ year, themes }) => {
    const found = themes.filter(({ title }) => matches(query, [title, String(year)]))
    return found.length > 0 ? [{ year, themes: found }] : []
  })
}

const Years = memo(function Years({ years, isRoomOpen }: ExamHistoryProps) {
  return (
    <ol className="fold-rows sheet mt-2 overflow-hidden">
      {years.map(({ year, themes }) => (
        <li
          key={year}
          className="grid grid-cols-[4.25rem_minmax(0,1fr)] border-t border-rule first:border-t-0 sm:grid-cols-[7rem_minmax(0,1fr)]"
        >
          <h3 className="border-r border-rule py-4 pr-3 text-right text-xl tabular-nums sm:pr-5 sm:text-3xl">
            {year}
          </h3>
          <ul className="divide-y divide-rule">
            {themes.map((theme) => (
              <ExamThemeRow key={theme.id} theme={theme} isRoomOpen={isRoomOpen} />
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
})

function ExamThemeRow({ theme, isRoomOpen }: { theme: ShownExamTheme; isRoomOpen: boolean }) {
  return (
    <li id={`enem-${theme.id}`} className="exam-theme">
      <div className="min-w-0">
        {theme.edition ? <p className="eyebrow">{theme.edition}</p> : null}
        <p className={theme.edition ? 'leading-snug' : 'text-lg leading-snug font-semibold'}>
          <span className="exam-theme__title">{theme.title}</span>
        </p>
        {theme.hasProposal ? (
          <Link
            to={href('/banco-de-temas/:tema', { tema: theme.id })}
            className="text-link inline-block py-1"
          >
            {proposalTexts.open}
            <span className="sr-only">: {theme.title}</span>
          </Link>
        ) : null}
        {theme.note ? <p className="mt-1 text-[0.9375rem] leading-snug">{theme.note}</p> : null}
        {isRoomOpen ? (
          <Link
            to={`${href('/corretor-de-redacao')}?tema=${theme.id}`}
            className="text-link mt-1 inline-block py-1"
          >
            {texts.practise}
            <span className="sr-only">: {theme.title}</span>
          </Link>
        ) : null}
      </div>
      <p className="exam-theme__source">
        <span className="lg:sr-only">{themeBankTexts.source}</span> {theme.source}
      </p>
      <Certainty certainty={theme.certainty} />
    </li>
  )
}

function Certainty({ certainty }: { certainty: ExamTheme['certainty'] }) {
  const name = certainty === 'confirmed' ? texts.confirmed : texts.varies
  return (
    <span title={name} className="exam-theme__mark">
      <CertaintyMark certainty={certainty} />
      <span className="sr-only">{name}</span>
    </span>
  )
}

/** A tick of the pen, or the wavy line under a word that one is not sure of. */
function CertaintyMark({ certainty }: { certainty: ExamTheme['certainty'] }) {
  if (certainty === 'confirmed') return <Check aria-hidden="true" size={22} className="text-green" />
  return (
    <svg aria-hidden="true" width="22" height="22" viewBox="0 0 22 22" className="text-red">
      <path
        d="M2 12c2-4 4-4 6 0s4 4 6 0 4-4 6 0"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  )
}

function Legend() {
  return (
    <dl aria-label={texts.legend} className="space-y-2 text-[0.9375rem] leading-snug">
      {(['confirmed', 'wording-varies'] as const).map((certainty) => (
        <div key={certainty} className="flex gap-3">
          <dt className="flex shrink-0 items-start">
            <CertaintyMark certainty={certainty} />
            <span className="sr-only">{certainty === 'confirmed' ? texts.confirmed : texts.varies}</span>
          </dt>
          <dd>
            <strong aria-hidden="true">{certainty === 'confirmed' ? texts.confirmed : texts.varies}: </strong>
            {certainty === 'confirmed' ? texts.confirmedMeaning : texts.variesMeaning}
          </dd>
        </div>
      ))}
    </dl>
  )
}
