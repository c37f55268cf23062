import { competenceTexts } from '#texts/writing/competences.ts'

const [WIDTH, HEIGHT, EDGE] = [200, 96, 8]
const TOP_LEVEL = 200
const DOTS_UP_TO = 20

type Level = { readonly level: number; readonly isTeacher: boolean }
type LevelChartProps = {
  /** Of the competence, from 1. */
  number: number
  levels: readonly Level[]
  label: (facts: { name: string; levels: readonly Level[] }) => string
}

/** The levels of one competence in their order: estimates are dots on one line; a person's grades are squares beside it. */
export function LevelChart({ number, levels, label }: LevelChartProps) {
  const name = `${competenceTexts.competence({ number })}, ${competenceTexts.shortNames[number - 1] ?? ''}`
  const x = (index: number) => EDGE + (index * (WIDTH - 2 * EDGE)) / Math.max(1, levels.length - 1)
  const y = (level: number) => HEIGHT - EDGE - (level * (HEIGHT - 2 * EDGE)) / TOP_LEVEL
  const last = levels.at(-1)?.level ?? 0
  return (
    <figure>
      <figcaption className="flex items-baseline justify-between gap-2">
        <span className="text-sm leading-tight">
          <strong>{competenceTexts.short({ number })}</strong>{' '}
          <span className="text-ink-soft">{competenceTexts.shortNames[number - 1]}</span>
        </span>
        <span className="heading text-xl tabular-nums">{last}</span>
      </figcaption>
      <svg
        role="img"
        aria-label={label({ name, levels })}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        className="level-chart"
      >
        {[0, 40, 80, 120, 160, 200].map((level) => (
          <line key={level} x1={0} x2={WIDTH} y1={y(level)} y2={y(level)} className="level-chart__rule" />
        ))}
        <polyline
          points={levels
            .flatMap(({ level, isTeacher }, index) => (isTeacher ? [] : [`${x(index)},${y(level)}`]))
            .join(' ')}
          className="level-chart__line"
        />
        {levels.map(({ level, isTeacher }, index) => {
          const isLast = index === levels.length - 1
          const radius = isLast ? 5 : 3.5
          if (isTeacher)
            return (
              <rect
                // biome-ignore lint/suspicious/noArrayIndexKey: a point is its place in time
                key={index}
                x={x(index) - 4.5}
                y={y(level) - 4.5}
                width={9}
                height={9}
                className="level-chart__teacher"
              />
            )
          return isLast || levels.length <= DOTS_UP_TO ? (
            <circle
              // biome-ignore lint/suspicious/noArrayIndexKey: a point is its place in time
              key={index}
              cx={x(index)}
              cy={y(level)}
              r={radius}
              className={isLast ? 'level-chart__last' : 'level-chart__dot'}
            />
          ) : null
        })}
      </svg>
    </figure>
  )
}
