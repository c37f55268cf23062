import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { AdminCoupon, CouponsAdmin as AdminPage } from '#domain/console/coupons-admin-wire.ts'
import { couponsAdminTexts as texts } from '#texts/console/coupons.ts'
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
export function CouponsAdmin() {
  const asked = useAsked('coupons', fetchCoupons)
  const admin = asked.value
  const [params] = useSearchParams()
  const [edited, setEdited] = useState<AdminCoupon | 'new' | null>(() => (params.has('novo') ? 'new' : null))
  const busyRef = useRef<string | null>(null)

  async function handleStop(coupon: AdminCoupon): Promise<void> {
    if (busyRef.current === coupon.id) return
    busyRef.current = coupon.id
    const answer = await sendStop(coupon.id, !coupon.isStopped)
    busyRef.current = null
    if (!answer.ok) return showToast(texts.notSaved)
    asked.put(answer.value)
    showToast(coupon.isStopped ? texts.resumed : texts.stopped)
  }

  function handleSaved(saved: AdminPage): void {
    asked.put(saved)
    setEdited(null)
    showToast(texts.saved)
  }

  return (
    <>
      <PageHead title={texts.title} lead={texts.lead}>
        <Button className="mt-5" onClick={() => setEdited('new')} disabled={admin === null}>
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
      {admin && edited ? (
        <CouponDialog
          key={edited === 'new' ? 'new' : edited.id}
          coupon={edited === 'new' ? null : edited}
          products={admin.products}
          onClose={() => setEdited(null)}
          onSaved={handleSaved}
        />
      ) : null}
    </>
  )
}
