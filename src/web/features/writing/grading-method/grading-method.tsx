import { href } from 'react-router'
import { madeOnce } from '#domain/shared/made-once.ts'
import { houseAgreement, houseShare, gradingMethodTexts as texts } from '#texts/writing/grading-method.ts'
import { useOptionalRootData } from '#web/root-data.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Page } from '#web/ui/page.tsx'
import { PageHead } from '#web/ui/page-head.tsx'

export type MeasuredRow = {
  readonly what: string
  readonly measured: number
  readonly goal: number
  readonly better: string
}
export type MeasuredHouse = {
  readonly house: string
  readonly essays: number
  readonly stricter: number
  readonly correlation: number | null
  readonly covered: number
}
export type Evaluation = {
  readonly fittedOn: string
  readonly essays: number
  readonly rows: readonly MeasuredRow[]
  readonly houses: readonly MeasuredHouse[]
}

const dayFormat = madeOnce(() => new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: 'UTC' }))

/** How the grade is made, how wrong it is, and what it cannot know: from the committed evaluation, word and number. */
export function GradingMethod({ evaluation }: { evaluation: Evaluation }) {
  const { fittedOn, essays, rows, houses } = evaluation
  const measuredOf = (what: string) => rows.find((row) => row.what === what)?.measured ?? 0
  return (
    <Page>
      <PageHead title={texts.pageTitle} lead={texts.lead} note={texts.note} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
        <section aria-labelledby="resumo">
          <h2 id="resumo" className="text-2xl">
            {texts.short.heading}
          </h2>
          <ul className="mt-3 max-w-measure list-disc space-y-1.5 pl-5">
            {texts.short.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </section>
        <Sees />
        <section aria-labelledby="caminho">
          <h2 id="caminho" className="text-2xl">
            {texts.method.heading}
          </h2>
          <ol className="sheet mt-4 grid gap-px overflow-hidden bg-line sm:grid-cols-2 lg:grid-cols-3">
            {texts.method.steps.map(({ title, text }, index) => (
              <li key={title} className="bg-sheet p-5">
                <h3 className="text-lg">
                  <span className="note mr-2 text-2xl">{index + 1}</span>
                  {title}
                </h3>
                <p className="mt-1 leading-snug text-ink-soft">{text}</p>
              </li>
            ))}
          </ol>
        </section>
        <section aria-labelledby="faixa">
          <h2 id="faixa" className="text-2xl">
            {texts.range.heading}
          </h2>
          <p className="mt-3 max-w-measure">
            {texts.range.text({
              covers: measuredOf('range of 80 % covers'),
              width: measuredOf('mean width of the range'),
            })}
          </p>
        </section>
        <section aria-labelledby="erro">
          <h2 id="erro" className="text-2xl">
            {texts.error.heading}
          </h2>
          <p className="mt-3 max-w-measure">
            {texts.error.lead({ essays, date: dayFormat().format(new Date(`${fittedOn}T12:00:00Z`)) })}
          </p>
          <p className="mt-2 max-w-measure">{texts.error.kappa}</p>
          <p className="mt-2 max-w-measure font-semibold">
            {texts.error.summary({ met: rows.filter(isMet).length, all: rows.length })}
          </p>
          <EvaluationTable rows={rows} />
          <p className="mt-3 max-w-measure text-[0.9375rem] text-ink-soft">{texts.months}</p>
        </section>
        <Houses houses={houses} />
        <section aria-labelledby="limites">
          <h2 id="limites" className="text-2xl">
            {texts.limits.heading}
          </h2>
          <ul className="mt-3 max-w-measure list-disc space-y-1.5 pl-5">
            {texts.limits.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </section>
        {[texts.privacy, texts.sources].map(({ heading, text }) => (
          <section key={heading}>
            <h2 className="text-2xl">{heading}</h2>
            <p className="mt-3 max-w-measure">{text}</p>
          </section>
        ))}
        <p>
          <LinkButton to={href('/corretor-de-redacao')} size="large">
            {texts.write}
          </LinkButton>
        </p>
      </div>
    </Page>
  )
}

/** For a student, in one minute: what counts, and what the grade cannot know. */
function Sees() {
  const { heading, points, blind, notSeen } = texts.sees
  return (
    <section aria-labelledby="ve">
      <h2 id="ve" className="text-2xl">
        {heading}
      </h2>
      <ul className="mt-3 max-w-measure list-disc space-y-1.5 pl-5">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <h3 className="mt-5 text-lg">{blind}</h3>
      <ul className="mt-2 max-w-measure list-disc space-y-1.5 pl-5">
        {notSeen.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  )
}

function Houses({ houses }: { houses: readonly MeasuredHouse[] }) {
  const { heading, lead, lines, followed } = texts.houses
  const scale = useOptionalRootData()?.publicConfig.houseScale
  const words: Readonly<Record<string, (typeof lines)['other']>> = lines
  return (
    <section aria-labelledby="bancas">
      <h2 id="bancas" className="text-2xl">
        {heading}
      </h2>
      <p className="mt-3 max-w-measure">{lead}</p>
      <ul className="mt-2 max-w-measure list-disc space-y-1.5 pl-5">
        {houses.map(({ house, essays, stricter, correlation, covered }) => (
          <li key={house}>
            {words[house]?.({
              points: stricter,
              essays,
              agreement: houseAgreement(correlation),
              covers: houseShare(covered),
            })}
          </li>
        ))}
      </ul>
      {scale ? <p className="mt-3 max-w-measure">{followed({ count: scale.count })}</p> : null}
    </section>
  )
}

function EvaluationTable({ rows }: { rows: readonly MeasuredRow[] }) {
  const { caption, columns, yes, no, atLeast, atMost } = texts.error
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by the keyboard from here
    <section aria-label={caption} tabIndex={0} className="sheet mt-4 max-w-[52rem] overflow-x-auto">
      <table className="evaluation-table">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const { name, format } = texts.rows[row.what] ?? { name: row.what, format: String }
            const goal = { goal: format(row.goal) }
            return (
              <tr key={row.what}>
                <th scope="row">{name}</th>
                <td>{format(row.measured)}</td>
                <td>{row.better === 'high' ? atLeast(goal) : atMost(goal)}</td>
                <td className={isMet(row) ? 'text-green' : 'text-red'}>{isMet(row) ? yes : no}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}

function isMet({ measured, goal, better }: MeasuredRow): boolean {
  return better === 'high' ? measured >= goal : measured <= goal
}
