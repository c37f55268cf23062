import type { PractisedClass } from '#domain/study/practice/practice-wire.ts'
import { practiceTexts } from '#texts/study/practice.ts'
import { markName } from '#texts/writing/mark-names.ts'

const texts = practiceTexts.classes
const STEPS = [1, 2, 3]

/** How far each class is from being mastered: three marks on a line. */
export function PracticeClasses({ classes }: { classes: readonly PractisedClass[] }) {
  const sorted = [...classes].sort((a, b) => b.rightDays - a.rightDays)
  return (
    <section aria-labelledby="tipos-de-erro">
      <h2 id="tipos-de-erro" className="text-xl">
        {texts.heading}
      </h2>
      <p className="mt-1 mb-4 text-ink-soft">{classes.length > 0 ? texts.lead : texts.none}</p>
      <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
        {sorted.map(({ kind, rightDays, isMastered, isDue }) => (
          <li key={kind} className="rounded-sheet border border-line p-3">
            <p className="font-semibold">{markName(kind)}</p>
            <p className="mt-1 flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
              <span aria-hidden="true" className="flex gap-1">
                {STEPS.map((step) => (
                  <span
                    key={step}
                    className={
                      step <= rightDays
                        ? 'size-3 rounded-full border border-green bg-green'
                        : 'size-3 rounded-full border border-line-strong'
                    }
                  />
                ))}
              </span>
              {isMastered ? (
                <strong className="text-green">{texts.mastered}</strong>
              ) : (
                texts.days({ days: rightDays })
              )}
              {isDue ? <span>· {texts.due}</span> : null}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
