import { useCallback, useEffect, useRef, useState } from 'react'
import type { CouponsDesk as Desk, DeskCoupon } from '#domain/console/coupons-admin-wire.ts'
import { couponsDeskTexts as texts } from '#texts/console/coupons.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { fetchCoupons, sendStop } from './coupon-calls.ts'
import { CouponDialog } from './coupon-dialog.tsx'
import { CouponRow } from './coupon-row.tsx'

/** /painel/cupons: what takes something off an order, the newest first. */
export function CouponsDesk() {
  const [desk, setDesk] = useState<Desk | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [edited, setEdited] = useState<DeskCoupon | 'new' | null>(null)
  const busyRef = useRef<string | null>(null)

  const read = useCallback(async () => {
    const answer = await fetchCoupons()
    setFailed(!answer.ok)
    if (answer.ok) setDesk(answer.value)
  }, [])

  useEffect(() => {
    void read()
  }, [read])

  async function handleStop(coupon: DeskCoupon): Promise<void> {
    if (busyRef.current === coupon.id) return
    busyRef.current = coupon.id
    const answer = await sendStop(coupon.id, !coupon.isStopped)
    busyRef.current = null
    if (!answer.ok) return showToast(texts.notSaved)
    setDesk(answer.value)
    showToast(coupon.isStopped ? texts.resumed : texts.stopped)
  }

  function handleSaved(saved: Desk): void {
    setDesk(saved)
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
      {hasFailed ? (
        <EmptyState
          title={texts.failed}
          actions={
            <Button look="secondary" size="small" onClick={() => void read()}>
              {texts.retry}
            </Button>
          }
        />
      ) : null}
      {desk === null && !hasFailed ? <Spinner label={texts.loading} /> : null}
      {desk?.coupons.length === 0 ? <EmptyState title={texts.empty}>{texts.emptyLead}</EmptyState> : null}
      {desk && desk.coupons.length > 0 ? (
        <ul aria-label={texts.list} className="sheet divide-y divide-rule">
          {desk.coupons.map((coupon) => (
            <li key={coupon.id} className="p-4 sm:px-5">
              <CouponRow
                coupon={coupon}
                onEdit={() => setEdited(coupon)}
                onStop={() => void handleStop(coupon)}
              />
            </li>
          ))}
        </ul>
      ) : null}
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
