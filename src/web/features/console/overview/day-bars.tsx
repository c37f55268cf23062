import { overviewAdminTexts as texts } from '#texts/console/overview.ts'

type DayBarsProps = {
  name: string
  /** ISO days, the oldest first. */
  days: readonly string[]
  values: readonly number[]
  /** How a value is read in the table. */
  format: (value: number) => string
}

const [WIDTH, HEIGHT, GAP_SHARE] = [360, 88, 0.25]

/** A bar for each day, and the same as a table. */
export function DayBars({ name, days, values, format }: DayBarsProps) {
  const top = Math.max(1, ...values)
  const step = WIDTH / Math.max(1, values.length)
  const label = texts.chartLabel({ name, from: shortDay(days[0]), to: shortDay(days.at(-1)) })
  return (
    <>
      <svg role="img" aria-label={label} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="mt-3 block w-full">
        <line x1={0} x2={WIDTH} y1={HEIGHT - 0.5} y2={HEIGHT - 0.5} className="stroke-line-strong" />
        {values.map((value, index) => {
          const height = (value * (HEIGHT - 4)) / top
          return (
            <rect
              key={days[index]}
              x={index * step + (step * GAP_SHARE) / 2}
              y={HEIGHT - height}
              width={step * (1 - GAP_SHARE)}
              height={height}
              className="fill-pen"
            />
          )
        })}
      </svg>
      <p aria-hidden="true" className="flex justify-between text-sm text-ink-soft tabular-nums">
        <span>{shortDay(days[0])}</span>
        <span>{shortDay(days.at(-1))}</span>
      </p>
      <details className="mt-1">
        <summary className="text-link py-1 text-sm">
          {texts.table}
          <span className="sr-only">: {name}</span>
        </summary>
        <table className="progress-table mt-2">
          <thead>
            <tr>
              <th scope="col">{texts.day}</th>
              <th scope="col">{texts.value}</th>
            </tr>
          </thead>
          <tbody>
            {days.map((day, index) => (
              <tr key={day}>
                <th scope="row">{shortDay(day)}</th>
                <td>{format(values[index] ?? 0)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  )
}

/** e.g. "05/11" */
function shortDay(day = ''): string {
  const [, month, date] = day.split('-')
  return `${date}/${month}`
}
