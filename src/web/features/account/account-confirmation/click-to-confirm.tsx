import { accountTexts } from '#texts/account/accounts.ts'
import { Button } from '#web/ui/button.tsx'
import { Page } from '#web/ui/page.tsx'
import { PageHead } from '#web/ui/page-head.tsx'

type ClickToConfirmProps = {
  texts: { heading: string; lead: string; warning: string; submit: string; submitting: string }
  isWorking: boolean
  onConfirm: () => void
}

/** What a link of a mail opens: nothing has happened yet, and one press makes it happen. */
export function ClickToConfirm({ texts, isWorking, onConfirm }: ClickToConfirmProps) {
  return (
    <Page width="narrow">
      <PageHead title={texts.heading} lead={texts.lead} />
      <p className="mb-5 max-w-measure">{texts.warning}</p>
      <noscript>
        <p className="mb-5 font-semibold text-red">{accountTexts.needsScript.noScript}</p>
      </noscript>
      <Button size="large" isBusy={isWorking} busyLabel={texts.submitting} onClick={onConfirm}>
        {texts.submit}
      </Button>
    </Page>
  )
}
