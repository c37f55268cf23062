import { href } from 'react-router'
import { recoveryTexts } from '#texts/account/recovery.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Page } from '#web/ui/page.tsx'
import { PageHead } from '#web/ui/page-head.tsx'

const { ask, off } = recoveryTexts

/** What both pages show while the feature is off (product §8 Placeholder notice, forgot password). */
export function RecoveryOff() {
  return (
    <Page width="narrow">
      <PageHead title={ask.heading} lead={off.notice} />
      <LinkButton to={href('/login')} look="secondary">
        {off.toLogin}
      </LinkButton>
    </Page>
  )
}
