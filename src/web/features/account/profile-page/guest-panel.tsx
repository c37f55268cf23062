import { href } from 'react-router'
import { profileTexts } from '#texts/account/profile.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Page } from '#web/ui/page.tsx'
import { PageHead } from '#web/ui/page-head.tsx'

const texts = profileTexts.guest

/** What the profile shows without a login (product §2 Profile). */
export function GuestPanel() {
  return (
    <Page width="narrow">
      <PageHead title={texts.heading} lead={texts.lead} />
      <div className="flex flex-wrap gap-3">
        <LinkButton to={href('/login')}>{texts.toLogin}</LinkButton>
        <LinkButton to={href('/cadastro')} look="secondary">
          {texts.toSignUp}
        </LinkButton>
      </div>
    </Page>
  )
}
