import { Form, href, useNavigation } from 'react-router'
import type { ReaderOfList } from '#domain/site/mail-list.ts'
import { noticePageTexts } from '#texts/shop/interest.ts'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Page } from '#web/ui/page.tsx'
import { PageHead } from '#web/ui/page-head.tsx'

const texts = noticePageTexts.stop

/** What a list writes, and the one press that ends it. */
export function LeaveList({ reader }: { reader: ReaderOfList }) {
  const isBusy = useNavigation().state !== 'idle'
  const words = texts.lists[reader.list]
  if (reader.isStopped)
    return (
      <Page width="narrow">
        <div role="status">
          <PageHead title={texts.stoppedHeading} lead={words.stopped} note={texts.transactional} />
        </div>
        {reader.list === 'avisos' ? (
          <LinkButton to={href('/')}>{noticePageTexts.toHome}</LinkButton>
        ) : (
          <Form method="post">
            <Button type="submit" name="decision" value="resume" look="secondary" disabled={isBusy}>
              {texts.resume}
            </Button>
          </Form>
        )}
      </Page>
    )
  return (
    <Page width="narrow">
      <PageHead title={texts.heading} lead={words.lead} note={texts.transactional} />
      {reader.waitsFor.length > 0 ? (
        <>
          <p className="font-semibold">{texts.lists.avisos.waiting}</p>
          <ul className="mt-2 mb-5 list-disc pl-6">
            {reader.waitsFor.map((title) => (
              <li key={title}>{title}</li>
            ))}
          </ul>
        </>
      ) : null}
      <Form method="post">
        <Button type="submit" name="decision" value="stop" disabled={isBusy}>
          {texts.button}
        </Button>
      </Form>
    </Page>
  )
}
