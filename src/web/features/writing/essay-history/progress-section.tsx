import { href, Link } from 'react-router'
import { formatDay } from '#domain/shared/calendar-text.ts'
import type { Progress } from '#domain/writing/essay-wire.ts'
import { competenceTexts } from '#texts/writing/competences.ts'
import { essayHistoryTexts } from '#texts/writing/essay-history.ts'
import { fetchProgress } from '#web/features/writing/writing-room/essay-calls.ts'
import { Loaded } from '#web/shared/asked/loaded.tsx'
import { useAsked } from '#web/shared/asked/use-asked.ts'
import { LevelChart } from './level-chart.tsx'

const texts = essayHistoryTexts.progress
const NUMBERS = [1, 2, 3, 4, 5]
const MIN_POINTS = 2

/** One correction, by whom and where it is read. */
type Point = {
  readonly key: string
  readonly address: string
  readonly isTeacher: boolean
  readonly theme: string
  readonly total: number
  readonly levels: readonly number[]
  readonly correctedAt: string
}

function pointsOf({ points, teacher }: Progress): Point[] {
  return [
    ...points.map(({ essayId, number, ...rest }) => ({
      ...rest,
      key: `${essayId} ${number}`,
      address: `${href('/corretor-de-redacao/redacoes/:id', { id: essayId })}?versao=${number}`,
      isTeacher: false,
    })),
    ...teacher.map(({ id, ...rest }) => ({
      ...rest,
      key: id,
      address: href('/corretor-de-redacao/professora/:id', { id }),
      isTeacher: true,
    })),
  ].sort((a, b) => a.correctedAt.localeCompare(b.correctedAt))
}

/** The way so far, competence by competence: five small charts on one scale, and the same as a table. */
export function ProgressSection({ hasLink = false }: { hasLink?: boolean }) {
  return (
    <Loaded asked={useAsked('progress', fetchProgress)} loading={null} failed={texts.failed}>
      {(progress) => <ShownProgress points={pointsOf(progress)} hasLink={hasLink} />}
    </Loaded>
  )
}

function ShownProgress({ points, hasLink }: { points: readonly Point[]; hasLink: boolean }) {
  return (
    <section aria-labelledby="progresso">
      <h2 id="progresso" className="text-xl">
        {texts.heading}
      </h2>
      {points.length < MIN_POINTS ? (
        <p className="mt-2 text-ink-soft">{texts.empty}</p>
      ) : (
        <>
          <p className="mt-1 mb-4 text-ink-soft">
            {texts.lead} {points.some(({ isTeacher }) => isTeacher) ? texts.leadTeacher : null}
          </p>
          <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-5">
            {NUMBERS.map((number) => (
              <li key={number} className="rounded-sheet border border-line bg-sheet p-3">
                <LevelChart
                  number={number}
                  label={texts.chart}
                  levels={points.map(({ levels, isTeacher }) => ({
                    level: levels[number - 1] ?? 0,
                    isTeacher,
                  }))}
                />
              </li>
            ))}
          </ul>
          <details className="mt-4">
            <summary className="text-link py-1">{texts.table}</summary>
            <ProgressTable points={points} />
          </details>
        </>
      )}
      {hasLink ? (
        <Link to={href('/corretor-de-redacao/redacoes')} className="text-link mt-3 inline-block py-1">
          {texts.toHistory}
        </Link>
      ) : null}
    </section>
  )
}

function ProgressTable({ points }: { points: readonly Point[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by the keyboard from here
    <section aria-label={texts.tableName} tabIndex={0} className="mt-2 overflow-x-auto">
      <table className="progress-table">
        <thead>
          <tr>
            <th scope="col">{texts.date}</th>
            <th scope="col">{texts.theme}</th>
            {NUMBERS.map((number) => (
              <th key={number} scope="col">
                {competenceTexts.short({ number })}
              </th>
            ))}
            <th scope="col">{texts.total}</th>
            <th scope="col">{texts.by}</th>
          </tr>
        </thead>
        <tbody>
          {points.map(({ key, address, isTeacher, theme, total, levels, correctedAt }) => (
            <tr key={key}>
              <td className="whitespace-nowrap">{formatDay(correctedAt)}</td>
              <th scope="row">
                <Link to={address} className="text-link">
                  {theme}
                </Link>
              </th>
              {NUMBERS.map((at) => (
                <td key={at}>{levels[at - 1]}</td>
              ))}
              <td className="font-semibold">{total}</td>
              <td>{isTeacher ? texts.byTeacher : texts.byCorrector}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
