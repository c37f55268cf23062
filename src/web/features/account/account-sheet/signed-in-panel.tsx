import { href } from 'react-router'
import { accountTexts } from '#texts/account/accounts.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Page } from '#web/ui/page.tsx'
import { PageHead } from '#web/ui/page-head.tsx'

/** What login and sign-up show to somebody who is signed in already. */
export function SignedInPanel({ email }: { email: string }) {
  const { heading, lead, toProfile, toStore } = accountTexts.alreadySignedIn
  return (
    <Page width="narrow">
      <PageHead title={heading} lead={lead({ email })} />
      <div className="flex flex-wrap gap-3">
        <LinkButton to={href('/perfil')}>{toProfile}</LinkButton>
        <LinkButton to={href('/store')} look="secondary">
          {toStore}
        </LinkButton>
      </div>
    </Page>
  )
}
