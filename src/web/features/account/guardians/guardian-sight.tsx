import type { Deeds, Permission, GuardianSight as Sight } from '#domain/account/guardian-wire.ts'
import { formatDay } from '#domain/shared/calendar-text.ts'
import { formatMoney } from '#domain/shared/money.ts'
import { guardianTexts } from '#texts/account/guardians.ts'

const texts = guardianTexts.sight
const DEEDS = ['days', 'essays', 'practiceDays', 'lessons'] as const satisfies readonly (keyof Deeds)[]

/** What a guardian sees of a minor; the minor sees the same. */
export function GuardianSight({ shown: { week, fourWeeks, purchases } }: { shown: Sight }) {
  return (
    <div className="grid w-full max-w-lg gap-4">
      <table className="w-full border-collapse text-left">
        <caption className="sr-only">{texts.caption}</caption>
        <thead>
          <tr className="border-b border-line align-bottom">
            <th scope="col" className="py-2 pr-2">
              {texts.what}
            </th>
            <th scope="col" className="py-2 pl-2 text-right">
              {texts.week}
            </th>
            <th scope="col" className="py-2 pl-2 text-right">
              {texts.fourWeeks}
            </th>
          </tr>
        </thead>
        <tbody>
          {DEEDS.map((deed) => (
            <tr key={deed} className="border-b border-line">
              <th scope="row" className="py-2 pr-2 font-normal wrap-anywhere">
                {texts.deeds[deed]}
              </th>
              <td className="py-2 pl-2 text-right tabular-nums">{week[deed]}</td>
              <td className="py-2 pl-2 text-right tabular-nums">{fourWeeks[deed]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div>
        <p className="font-semibold">{texts.purchases}</p>
        {purchases.length === 0 ? <p className="text-ink-soft">{texts.noPurchases}</p> : null}
        <ul>
          {purchases.map(({ paidAt, what, amount, refundedAmount, currency }) => (
            <li key={`${what} ${paidAt}`} className="wrap-anywhere">
              {[
                formatDay(paidAt),
                texts.purchase[what],
                formatMoney(amount, currency),
                ...(refundedAmount > 0
                  ? [texts.refunded({ amount: formatMoney(refundedAmount, currency) })]
                  : []),
              ].join(' · ')}
            </li>
          ))}
        </ul>
      </div>
      <p className="text-sm text-ink-soft">{guardianTexts.hidden}</p>
    </div>
  )
}

export function permissionText({ isNeeded, given }: Permission): string {
  const { by, none, notNeeded } = guardianTexts.permission
  if (!isNeeded) return notNeeded
  return given === null ? none : by[given.by]({ day: formatDay(given.at) })
}
