import { Form, href, useNavigation } from 'react-router'
import type { ReaderOfList } from '#domain/site/mail-list.ts'
import { noticePageTexts } from '#texts/shop/notice-page.ts'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Page } from '#web/ui/page.tsx'
import { PageHead } from '#web/ui/page-head.tsx'

const texts = noticePageTexts.stop

/** What a list writes, and the one press that ends it. Who only looks is not told that something was stopped just now. */
export function LeaveList({ reader, isDone }: { reader: ReaderOfList; isDone: boolean }) {
  const isBusy = useNavigation().state !== 'idle'
  const words = texts.lists[reader.list]
  if (isDone || reader.state !== 'receives')
    return (
      <Page width="narrow">
        <div role="status">
          <PageHead {...whatIsStopped(reader, isDone)} note={texts.transactional} />
        </div>
        {reader.list === 'avisos' || reader.state === 'nothing' ? (
          <LinkButton to={href('/')}>{noticePageTexts.toHome}</LinkButton>
        ) : (
          <Form method="post">
            <Button type="submit" name="decision" value="resume" look="secondary" aria-disabled={isBusy}>
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
        <Button type="submit" name="decision" value="stop" aria-disabled={isBusy}>
          {texts.button}
        </Button>
      </Form>
    </Page>
  )
}

function whatIsStopped({ list, state }: ReaderOfList, isDone: boolean): { title: string; lead: string } {
  const { stopped, nothing } = texts.lists[list]
  if (isDone) return { title: texts.stoppedHeading, lead: stopped }
  return state === 'nothing'
    ? { title: texts.nothingHeading, lead: nothing }
    : { title: texts.alreadyHeading, lead: stopped }
}
