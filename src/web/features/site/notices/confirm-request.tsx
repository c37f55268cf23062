import { Form, href, useNavigation } from 'react-router'
import type { InterestRequest } from '#domain/shop/interest-request.ts'
import { noticePageTexts } from '#texts/shop/notice-page.ts'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Page } from '#web/ui/page.tsx'
import { PageHead } from '#web/ui/page-head.tsx'

const texts = noticePageTexts.request

/** A request that waits for the word of who has the mailbox. */
export function ConfirmRequest({ request }: { request: InterestRequest }) {
  const isBusy = useNavigation().state !== 'idle'
  const { title } = request
  if (request.isConfirmed)
    return (
      <Page width="narrow">
        <div role="status">
          <PageHead title={texts.confirmedHeading} lead={texts.confirmed({ title })} />
        </div>
        <LinkButton to={href('/')}>{noticePageTexts.toHome}</LinkButton>
      </Page>
    )
  return (
    <Page width="narrow">
      <PageHead title={texts.heading} lead={texts.lead({ title })} />
      <Form method="post" className="flex flex-wrap gap-3">
        <Button type="submit" name="decision" value="confirm" aria-disabled={isBusy}>
          {texts.confirm}
        </Button>
        <Button type="submit" name="decision" value="drop" look="secondary" aria-disabled={isBusy}>
          {texts.drop}
        </Button>
      </Form>
    </Page>
  )
}
