import { href } from 'react-router'
import { profileTexts } from '#texts/account/profile.ts'
import { OrdersSection } from '#web/features/shop/profile-orders/orders-section.tsx'
import { OwnRequests } from '#web/features/shop/purchase-requests/own-requests.tsx'
import { fetchedPart } from '#web/shared/asked/fetched-part.tsx'
import { Loaded } from '#web/shared/asked/loaded.tsx'
import { askedProfile } from '#web/shared/session/asked-profile.ts'
import type { PurchasedProduct } from '#web/shared/session/profile.ts'
import type { SignedIn } from '#web/shared/session/session-store.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { keyPurchases } from './key-purchases.ts'
import { MaterialRow } from './material-row.tsx'
import { ReviewablePart } from './reviewable-part.tsx'

const ConfirmEmailNote = fetchedPart(async () => {
  const note = await import('./confirm-email-note.tsx')
  return note.ConfirmEmailNote
})

const texts = profileTexts.materials

type MaterialsTabProps = { session: SignedIn; onWithdrawn: () => void }

/** What was bought, newest first as the server lists it (product §2 Profile, Meus Materiais). */
export function MaterialsTab({ session, onWithdrawn }: MaterialsTabProps) {
  const { user } = session
  return (
    // No part of its own: the tab's panel has the same name.
    <div>
      <h2 id="materiais" className="mb-4 text-xl">
        {texts.heading}
      </h2>
      {user.email && !user.email_confirmed_at ? <ConfirmEmailNote email={user.email} /> : null}
      <OwnRequests />
      <Loaded
        asked={askedProfile(session, (row) => row?.purchased_products ?? [])}
        loading={texts.loading}
        failed={texts.failed}
      >
        {(purchases) => <Materials purchases={purchases} />}
      </Loaded>
      <OrdersSection onWithdrawn={onWithdrawn} />
    </div>
  )
}

function Materials({ purchases }: { purchases: readonly PurchasedProduct[] }) {
  if (purchases.length === 0) {
    return (
      <EmptyState title={texts.empty} actions={<LinkButton to={href('/store')}>{texts.toStore}</LinkButton>}>
        {texts.emptyLead}
      </EmptyState>
    )
  }
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">
        {keyPurchases(purchases).map(({ key, purchase }) => (
          <MaterialRow key={key} rowKey={key} purchase={purchase} />
        ))}
      </ul>
      <p className="mt-3 text-sm text-ink-soft">{texts.stampNote}</p>
      <ReviewablePart />
    </>
  )
}
