import type { ShownItem } from '#domain/study/practice/practice-wire.ts'
import { practiceTexts } from '#texts/study/practice.ts'
import { markName } from '#texts/writing/mark-names.ts'
import { classNames } from '#web/ui/class-names.ts'

const texts = practiceTexts.item
const PROBLEMS: ReadonlyMap<string, string> = new Map(Object.entries(practiceTexts.problems))

type VerdictProps = {
  answer: {
    readonly isRight: boolean
    readonly problems: readonly string[]
    readonly found: readonly string[]
    readonly grantedXp: number
  }
  item: Pick<ShownItem, 'state' | 'model' | 'explanation'>
}

/** What became of an answer, and what to do next. */
export function Verdict({ answer, item }: VerdictProps) {
  const { isRight, problems, found, grantedXp } = answer
  const heading = isRight ? texts.right : item.state === 'shown' ? texts.told : texts.wrong
  return (
    <div
      className={classNames(
        'mt-4 rounded-sheet border p-4',
        isRight ? 'border-green bg-green-wash' : 'border-pen bg-pen-wash',
      )}
    >
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 font-semibold">
        {heading}
        {grantedXp > 0 ? (
          <span className="text-green tabular-nums">{texts.xp({ xp: grantedXp })}</span>
        ) : null}
      </p>
      {problems.map((problem) => (
        <p key={problem} className="mt-1">
          {PROBLEMS.get(problem)}
        </p>
      ))}
      {found.length > 0 ? (
        <p className="mt-1 text-sm">{texts.found({ names: found.map(markName).join(', ') })}</p>
      ) : null}
      {item.model ? (
        <p className="mt-2">
          <span className="text-sm text-ink-soft">{texts.example}</span>{' '}
          <span className="whitespace-pre-line wrap-anywhere">{item.model}</span>
        </p>
      ) : null}
      {item.explanation ? (
        <p className="mt-2">
          {item.state === 'open' ? <span className="text-sm text-ink-soft">{texts.hint} </span> : null}
          {item.explanation}
        </p>
      ) : null}
    </div>
  )
}
