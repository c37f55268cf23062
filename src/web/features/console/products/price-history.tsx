import type { PriceChange } from '#domain/console/products-admin-wire.ts'
import { formatDay, formatTime } from '#domain/shared/calendar-text.ts'
import { productsAdminTexts } from '#texts/console/products.ts'
import { inReais } from './brl.ts'
import { FormSection } from './form-section.tsx'

const texts = productsAdminTexts.history

export function PriceHistory({ changes }: { changes: readonly PriceChange[] }) {
  if (changes.length === 0) return null
  return (
    <FormSection title={productsAdminTexts.sections.history} hint={texts.lead}>
      <ol className="grid gap-2">
        {changes.map((change) => (
          <li key={`${change.variantTitle} ${change.changedAt}`} className="wrap-anywhere">
            <time dateTime={change.changedAt} className="text-ink-soft tabular-nums">
              {momentText(change.changedAt)}
            </time>{' '}
            <span className="font-semibold">{change.variantTitle}</span>{' '}
            {texts.line({ price: inReais(change.amount) })}
            {change.saleAmount === null ? null : `; ${saleText(change, change.saleAmount)}`}
          </li>
        ))}
      </ol>
    </FormSection>
  )
}

function saleText({ saleStartsAt, saleEndsAt }: PriceChange, saleAmount: number): string {
  return [
    texts.sale({ price: inReais(saleAmount) }),
    ...(saleStartsAt === null ? [] : [texts.from({ at: momentText(saleStartsAt) })]),
    ...(saleEndsAt === null ? [] : [texts.until({ at: momentText(saleEndsAt) })]),
  ].join(' ')
}

function momentText(iso: string): string {
  return `${formatDay(iso)} ${formatTime(iso)}`
}
