import { useRef, useState } from 'react'
import type { CouponsDesk as Desk, DeskCoupon } from '#domain/console/coupons-admin-wire.ts'
import { couponsDeskTexts as texts } from '#texts/console/coupons.ts'
import { Loaded } from '#web/shared/asked/loaded.tsx'
import { useAsked } from '#web/shared/asked/use-asked.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { fetchCoupons, sendStop } from './coupon-calls.ts'
import { CouponDialog } from './coupon-dialog.tsx'
import { CouponRow } from './coupon-row.tsx'

/** /painel/cupons: what takes something off an order, the newest first. */
export function CouponsDesk() {
  const asked = useAsked('coupons', fetchCoupons)
  const desk = asked.value
  const [edited, setEdited] = useState<DeskCoupon | 'new' | null>(null)
  const busyRef = useRef<string | null>(null)

  async function handleStop(coupon: DeskCoupon): Promise<void> {
    if (busyRef.current === coupon.id) return
    busyRef.current = coupon.id
    const answer = await sendStop(coupon.id, !coupon.isStopped)
    busyRef.current = null
    if (!answer.ok) return showToast(texts.notSaved)
    asked.put(answer.value)
    showToast(coupon.isStopped ? texts.resumed : texts.stopped)
  }

  function handleSaved(saved: Desk): void {
    asked.put(saved)
    setEdited(null)
    showToast(texts.saved)
  }

  return (
    <>
      <PageHead title={texts.title} lead={texts.lead}>
        <Button className="mt-5" onClick={() => setEdited('new')} disabled={desk === null}>
          {texts.create}
        </Button>
      </PageHead>
      <Loaded
        asked={asked}
        failed={texts.failed}
        loading={texts.loading}
        isEmpty={({ coupons }) => coupons.length === 0}
        empty={<EmptyState title={texts.empty}>{texts.emptyLead}</EmptyState>}
      >
        {({ coupons }) => (
          <ul aria-label={texts.list} className="sheet divide-y divide-rule">
            {coupons.map((coupon) => (
              <li key={coupon.id} className="p-4 sm:px-5">
                <CouponRow
                  coupon={coupon}
                  onEdit={() => setEdited(coupon)}
                  onStop={() => void handleStop(coupon)}
                />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      {desk && edited ? (
        <CouponDialog
          key={edited === 'new' ? 'new' : edited.id}
          coupon={edited === 'new' ? null : edited}
          products={desk.products}
          onClose={() => setEdited(null)}
          onSaved={handleSaved}
        />
      ) : null}
    </>
  )
}
