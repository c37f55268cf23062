import { XP_RULES, type XpReason } from '#domain/account/experience.ts'
import { RANKS } from '#domain/account/ranks.ts'
import { numberText } from '#domain/shared/number-text.ts'
import { practiceTexts } from '#texts/study/practice.ts'

const texts = practiceTexts.xpPage

/** What gives XP and how often, from the rules themselves; then the ranks. */
export function XpTable() {
  // The keys are those of the record itself.
  const reasons = Object.keys(XP_RULES) as XpReason[]
  const rows = [
    ...reasons.map((reason) => ({
      ...texts.reasons[reason],
      xp: String(XP_RULES[reason].xp),
      limit: limitOf(reason),
    })),
    texts.level,
  ]
  return (
    <>
      <ul className="grid gap-3">
        {rows.map(({ name, about, xp, limit }) => (
          <li key={name} className="flex justify-between gap-4 rounded-sheet border border-line p-4">
            <div className="min-w-0">
              <p className="font-semibold">{name}</p>
              <p className="text-ink-soft">{about}</p>
            </div>
            <p className="shrink-0 text-right">
              <strong className="block text-lg tabular-nums">{xp} XP</strong>
              <span className="text-sm text-ink-soft">{limit}</span>
            </p>
          </li>
        ))}
      </ul>
      <h2 className="mt-10 text-xl">{texts.fair.heading}</h2>
      <ul className="mt-3 list-disc pl-5">
        {texts.fair.items.map((item) => (
          <li key={item} className="mt-1">
            {item}
          </li>
        ))}
      </ul>
      <h2 className="mt-10 text-xl">{texts.ranks.heading}</h2>
      <p className="mt-2 max-w-measure">{texts.ranks.body}</p>
      <ol className="mt-3 max-w-measure">
        {RANKS.map(({ id, name, fromXp }) => (
          <li key={id} className="flex justify-between gap-4 border-b border-line py-2">
            <span>{name}</span>
            <span className="tabular-nums">{texts.ranks.from({ xp: numberText(fromXp) })}</span>
          </li>
        ))}
      </ol>
    </>
  )
}

function limitOf(reason: XpReason): string {
  const { most } = XP_RULES[reason]
  return most === null ? texts.limits.once : texts.limits[most.per]({ count: most.count })
}
