import type { ReactNode } from 'react'
import { href } from 'react-router'
import { probablyMeant } from '#domain/shared/mistyped-email.ts'
import { type OrderResult, resultKind } from '#domain/shop/order-result.ts'
import { successTexts } from '#texts/shop/payment.ts'
import { useSession } from '#web/shared/session/use-session.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Page } from '#web/ui/page.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { MendEmail } from './mend-email.tsx'
import { OpenResult } from './open-result.tsx'
import { useEmptiedCart } from './use-emptied-cart.ts'
import { useMaterialDelivery } from './use-material-delivery.ts'

type SuccessPageProps = {
  /** What stands above all else. */
  mark: ReactNode
  /** Null where the address names no order. */
  result: OrderResult | null
  onRefresh: () => void
}

/** After a purchase (product §2 Success): paid, or what is still to come of it (decision 0116). */
export function SuccessPage({ mark, result, onRefresh }: SuccessPageProps) {
  useEmptiedCart()
  const kind = result ? resultKind(result) : 'paid'
  return (
    <Page width="narrow">
      {mark}
      {result && kind !== 'paid' ? (
        <OpenResult kind={kind} result={result} onRefresh={onRefresh} />
      ) : (
        <Delivered isFree={result?.totalAmount === 0} result={result} />
      )}
      {result?.email && (kind !== 'paid' || probablyMeant(result.email) !== null) ? (
        <WrittenTo number={result.number} email={result.email} />
      ) : null}
    </Page>
  )
}

/** What a guest must still do to reach the material stands below (decision 0085). */
function Delivered({ isFree, result }: { isFree: boolean; result: OrderResult | null }) {
  const { heading, lead } = isFree ? successTexts.free : successTexts
  const session = useSession()
  const delivery = useMaterialDelivery()
  const isUnconfirmed = session.status === 'signed-in' && !session.user.email_confirmed_at
  return (
    <>
      <PageHead title={<span className="marked">{heading}</span>} lead={lead} />
      {session.status === 'anonymous' ? null : (
        // As high as what comes in: the links below would move under the finger that presses one.
        <div className="needs-script mb-6 min-h-22">
          {session.status === 'signed-in' && delivery.status === 'waiting' ? (
            <Spinner label={successTexts.arriving} />
          ) : null}
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
      )}
      {result?.email ? (
        <div className="mb-6">
          <p className="text-lg wrap-anywhere">{successTexts.sentTo({ email: result.email })}</p>
          {result.isEmailMendable ? <MendEmail /> : null}
        </div>
      ) : null}
      <div className="flex flex-wrap gap-3">
        {/* A guest's profile is closed: what opens it stands below. */}
        {session.status === 'anonymous' ? null : (
          <LinkButton to={href('/perfil')}>{successTexts.toProfile}</LinkButton>
        )}
        <LinkButton to={href('/store')} look="secondary">
          {successTexts.toStore}
        </LinkButton>
      </div>
      {session.status === 'anonymous' ? <GuestNote /> : null}
      {/* Without a script nobody is ever known to be a guest. */}
      <noscript>
        <GuestNote />
      </noscript>
    </>
  )
}

/** Where the mails go while nothing is delivered yet, and an address that looks mistyped at any time. */
function WrittenTo({ number, email }: { number: number; email: string }) {
  const meant = probablyMeant(email)
  if (meant === null) return <p className="mt-6 wrap-anywhere">{successTexts.writtenTo({ email })}</p>
  return (
    <Notice
      className="mt-6"
      title={successTexts.unusual.title({ meant })}
      actions={
        <LinkButton to={href('/contato')} look="secondary" size="small">
          {successTexts.unusual.action}
        </LinkButton>
      }
    >
      {successTexts.writtenTo({ email })} {successTexts.unusual.lead({ number })}
    </Notice>
  )
}

function GuestNote() {
  const { heading, lead, toSignUp, toLogin } = successTexts.guest
  return (
    <section className="sheet mt-10 p-5 sm:p-6">
      <h2 className="text-xl">{heading}</h2>
      <p className="mt-2 mb-4">{lead}</p>
      <div className="flex flex-wrap gap-3">
        <LinkButton to={href('/cadastro')}>{toSignUp}</LinkButton>
        <LinkButton to={href('/login')} look="quiet">
          {toLogin}
        </LinkButton>
      </div>
    </section>
  )
}
