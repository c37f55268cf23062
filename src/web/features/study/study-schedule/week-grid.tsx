import { formatStudyTime, type StudyBlock, type StudyPlan } from '#domain/study/study-schedule.ts'
import { scheduleTexts } from '#texts/study/study-schedule.ts'
import { classNames } from '#web/ui/class-names.ts'

const { result: texts, subjects, weekdays } = scheduleTexts

/** A block of 90 minutes is so high; shorter ones in proportion, as far as their words allow. */
const FULL_BLOCK_REM = 5.5
const FULL_BLOCK_MINUTES = 90

/** Monday to Friday as a page of a planner: each block as high as it is long (product §2 Study schedule). */
export function WeekGrid({ plan }: { plan: StudyPlan }) {
  return (
    <section aria-labelledby="semana">
      <h2 id="semana" className="sr-only">
        {texts.week}
      </h2>
      <ol className="sheet grid overflow-hidden md:grid-cols-5 md:divide-x md:divide-line print:grid-cols-5 print:divide-x print:divide-line">
        {plan.weekly.map((blocks, index) => (
          <Day
            key={weekdays[index]}
            name={weekdays[index] ?? ''}
            blocks={blocks}
            priorities={plan.priorities}
          />
        ))}
      </ol>
    </section>
  )
}

type DayProps = { name: string; blocks: readonly StudyBlock[]; priorities: StudyPlan['priorities'] }

function Day({ name, blocks, priorities }: DayProps) {
  const minutes = blocks.reduce((sum, block) => sum + block.minutes, 0)
  return (
    <li className="flex min-w-0 flex-col">
      <header className="flex items-baseline justify-between gap-x-2 border-b border-ink bg-shade md:flex-col lg:flex-row print:flex-row px-3 py-2 print:bg-transparent print:px-1.5 print:py-0.5">
        <h3 className="text-lg print:text-base">{name}</h3>
        {minutes > 0 ? (
          <p className="text-sm whitespace-nowrap text-ink-soft tabular-nums">{formatStudyTime(minutes)}</p>
        ) : null}
      </header>
      {blocks.length === 0 ? (
        <p className="note flex flex-1 items-center justify-center p-6 text-2xl print:p-1">{texts.freeDay}</p>
      ) : (
        <ul className="flex flex-1 flex-col">
          {blocks.map((block, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a block is its place in the day
            <Block key={index} block={block} isPriority={priorities.includes(block.subject)} />
          ))}
        </ul>
      )}
    </li>
  )
}

function Block({ block, isPriority }: { block: StudyBlock; isPriority: boolean }) {
  const heightRem = Math.max((block.minutes / FULL_BLOCK_MINUTES) * FULL_BLOCK_REM, 2.75)
  return (
    <li
      className={classNames(
        'plan-block border-b border-line px-3 py-2 last:border-b-0 md:last:border-b print:px-1.5 print:py-0.5',
        isPriority && 'plan-block--priority',
      )}
      style={{ '--block-height': `${heightRem.toFixed(2)}rem` } as Record<string, string>}
    >
      <p className="leading-snug font-semibold">
        <span className={isPriority ? 'marked' : undefined}>{subjects[block.subject]}</span>
      </p>
      <p className="flex flex-wrap items-baseline gap-x-2 text-sm text-ink-soft tabular-nums">
        {formatStudyTime(block.minutes)}
        {isPriority ? <span className="sr-only">({texts.priority})</span> : null}
      </p>
    </li>
  )
}
