import type { ReactNode } from 'react'
import { href } from 'react-router'
import { successTexts } from '#texts/shop/payment.ts'
import { useSession } from '#web/shared/session/use-session.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Page } from '#web/ui/page.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { useEmptiedCart } from './use-emptied-cart.ts'
import { useMaterialDelivery } from './use-material-delivery.ts'

/** After a purchase (product §2 Success); what a guest must still do to reach the material (decision 0085). `mark`: what stands above all else. */
export function SuccessPage({ mark }: { mark: ReactNode }) {
  const session = useSession()
  const delivery = useMaterialDelivery()
  useEmptiedCart()
  const isUnconfirmed = session.status === 'signed-in' && !session.user.email_confirmed_at
  return (
    <Page width="narrow">
      {mark}
      <PageHead title={<span className="marked">{successTexts.heading}</span>} lead={successTexts.lead} />
      {session.status === 'signed-in' ? (
        <div className="mb-6">
          {delivery.status === 'waiting' ? <Spinner label={successTexts.arriving} /> : null}
          {delivery.status === 'arrived' ? (
            <Notice tone="success">{successTexts.arrived({ title: delivery.title })}</Notice>
          ) : null}
          {delivery.status === 'late' ? (
            <Notice>
              {successTexts.late}
              {isUnconfirmed ? ` ${successTexts.unconfirmed}` : null}
            </Notice>
          ) : null}
        </div>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <LinkButton to={href('/perfil')}>{successTexts.toProfile}</LinkButton>
        <LinkButton to={href('/store')} look="secondary">
          {successTexts.toStore}
        </LinkButton>
      </div>
      {session.status === 'anonymous' ? <GuestNote /> : null}
      {/* Without a script nobody is ever known to be a guest. */}
      <noscript>
        <GuestNote />
      </noscript>
    </Page>
  )
}

function GuestNote() {
  const { heading, lead, toSignUp, toLogin } = successTexts.guest
  return (
    <section className="sheet mt-10 p-5 sm:p-6">
      <h2 className="text-xl">{heading}</h2>
      <p className="mt-2 mb-4">{lead}</p>
      <div className="flex flex-wrap gap-3">
        <LinkButton to={href('/cadastro')} look="secondary">
          {toSignUp}
        </LinkButton>
        <LinkButton to={href('/login')} look="quiet">
          {toLogin}
        </LinkButton>
      </div>
    </section>
  )
}
