import { href } from 'react-router'
import type { AdminCoupon } from '#domain/console/coupons-admin-wire.ts'
import { formatDay, formatTime } from '#domain/shared/calendar-text.ts'
import { formatMoney } from '#domain/shared/money.ts'
import { couponLink } from '#domain/shop/coupon-link.ts'
import { couponsAdminTexts as texts } from '#texts/console/coupons.ts'
import { copyText } from '#web/browser/clipboard.ts'
import { useRootData } from '#web/root-data.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { showToast } from '#web/ui/toast-store.ts'

/** The admin page writes coupons in reais alone (src/server/shop/coupons/admin-repository.ts). */
const REAL = { code: 'brl', symbol: 'R$', template: 'R$ $1' }
const money = (cents: number) => formatMoney(cents, REAL)
const momentOf = (iso: string) => `${formatDay(iso)}, ${formatTime(iso)}`

type CouponRowProps = { coupon: AdminCoupon; onEdit: () => void; onStop: () => void }

export function CouponRow({ coupon: row, onEdit, onStop }: CouponRowProps) {
  const { coupon, isStopped, paidUses, openUses, discountGiven, productTitle } = row
  const { code, minimumAmount, maxUses, maxUsesPerBuyer, validUntil } = coupon
  const amount = coupon.kind === 'percent' ? `${coupon.percent}%` : money(coupon.amountOff ?? 0)
  const state = stateOf(row)
  const { siteUrl } = useRootData().publicConfig

  async function handleCopy(): Promise<void> {
    const { productId } = coupon
    const path = productId === null ? href('/store') : href('/product/:id', { id: productId })
    const link = couponLink(siteUrl, path, code)
    showToast((await copyText(link)) ? texts.linkCopied : texts.linkNotCopied({ link }))
  }

  const conditions = [
    productTitle === null ? texts.allProducts : texts.onlyFor({ title: productTitle }),
    minimumAmount > 0 ? texts.minimum({ amount: money(minimumAmount) }) : null,
    maxUsesPerBuyer === null ? null : texts.perBuyer({ count: maxUsesPerBuyer }),
    state.isRunning && validUntil !== null ? texts.until({ moment: momentOf(validUntil) }) : null,
  ]
  const uses = [
    texts.uses({ paid: paidUses, all: maxUses }),
    openUses > 0 ? texts.open({ count: openUses }) : null,
    discountGiven > 0 ? texts.given({ amount: money(discountGiven) }) : null,
  ]
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="min-w-0 flex-1 basis-60">
        <h2 className="flex flex-wrap items-baseline gap-x-3 text-lg leading-snug wrap-anywhere">
          {code}
          <span
            className={classNames('text-sm font-semibold', state.isRunning ? 'text-green' : 'text-ink-soft')}
          >
            {state.text}
          </span>
        </h2>
        <p className="font-semibold">{texts.off({ amount })}</p>
        <p className="text-sm wrap-anywhere text-ink-soft">{conditions.filter(Boolean).join(' · ')}</p>
        <p className="text-sm text-ink-soft tabular-nums">{uses.filter(Boolean).join(' · ')}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          look="secondary"
          size="small"
          aria-label={texts.copyLinkOf({ code })}
          onClick={() => void handleCopy()}
        >
          {texts.copyLink}
        </Button>
        <Button look="secondary" size="small" aria-label={texts.editOf({ code })} onClick={onEdit}>
          {texts.edit}
        </Button>
        <Button
          look="secondary"
          size="small"
          aria-label={isStopped ? texts.resumeOf({ code }) : texts.stopOf({ code })}
          onClick={onStop}
        >
          {isStopped ? texts.resume : texts.stop}
        </Button>
      </div>
    </div>
  )
}

function stateOf({ coupon, isStopped, paidUses, openUses }: AdminCoupon): {
  text: string
  isRunning: boolean
} {
  const { validFrom, validUntil, maxUses } = coupon
  const now = Date.now()
  const { state } = texts
  if (isStopped) return { text: state.stopped, isRunning: false }
  if (validFrom !== null && now < Date.parse(validFrom)) {
    return { text: state.waiting({ moment: momentOf(validFrom) }), isRunning: false }
  }
  if (validUntil !== null && now >= Date.parse(validUntil)) {
    return { text: state.over({ moment: momentOf(validUntil) }), isRunning: false }
  }
  if (maxUses !== null && paidUses + openUses >= maxUses) return { text: state.usedUp, isRunning: false }
  return { text: state.running, isRunning: true }
}
