import { data, href } from 'react-router'
import { noticePageTexts as texts } from '#texts/shop/notice-page.ts'
import { ConfirmRequest } from '#web/features/site/notices/confirm-request.tsx'
import { LeaveList } from '#web/features/site/notices/leave-list.tsx'
import { tokenHeaders } from '#web/page-headers.ts'
import { pageMeta } from '#web/page-meta.ts'
import { pageServices } from '#web/page-services.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Page } from '#web/ui/page.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import type { Route } from './+types/avisos.ts'

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: texts.title,
    description: texts.description,
    path: href('/avisos'),
    siteUrl: matches[0].loaderData?.publicConfig.siteUrl ?? '',
    isIndexed: false,
  })
}

export const headers = tokenHeaders

/** Shows and changes nothing: programs that look into mails open links too. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { notices } = context.get(pageServices)
  const query = new URL(request.url).searchParams
  const [requestKey, listKey] = [query.get('pedido'), query.get('chave')]
  return {
    request: requestKey === null ? null : await notices.describeRequest(requestKey),
    list: listKey === null ? null : await notices.describeList(listKey),
    isOfList: listKey !== null,
  }
}

/**
 * One press. A mail program posts `List-Unsubscribe=One-Click` to the same address by itself, without cookies and
 * without an origin (RFC 8058); a post from another site never comes here: the router refuses it.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const { notices } = context.get(pageServices)
  const query = new URL(request.url).searchParams
  const [requestKey, listKey] = [query.get('pedido'), query.get('chave')]
  const form = await request.formData().catch(() => {
    throw data(null, { status: 400 })
  })
  const decision = form.get('List-Unsubscribe') === 'One-Click' ? 'stop' : form.get('decision')
  if (requestKey !== null && decision === 'confirm') {
    await notices.confirmRequest(requestKey)
    return { done: 'confirmed' } as const
  }
  if (requestKey !== null && decision === 'drop') {
    await notices.dropRequest(requestKey)
    return { done: 'dropped' } as const
  }
  if (listKey !== null && decision === 'stop') {
    await notices.leaveList(listKey)
    return { done: 'stopped' } as const
  }
  if (listKey !== null && decision === 'resume') {
    await notices.returnToList(listKey)
    return { done: 'resumed' } as const
  }
  throw data(null, { status: 400 })
}

export default function Notices({ loaderData, actionData }: Route.ComponentProps) {
  const { request, list, isOfList } = loaderData
  if (actionData?.done === 'dropped')
    return <Said heading={texts.request.droppedHeading} lead={texts.request.dropped} />
  if (request) return <ConfirmRequest request={request} />
  if (list) return <LeaveList reader={list} isDone={actionData?.done === 'stopped'} />
  const gone = isOfList ? texts.goneList : texts.gone
  return <Said heading={gone.heading} lead={gone.lead} />
}

function Said({ heading, lead }: { heading: string; lead: string }) {
  return (
    <Page width="narrow">
      <div role="status">
        <PageHead title={heading} lead={lead} />
      </div>
      <LinkButton to={href('/')}>{texts.toHome}</LinkButton>
    </Page>
  )
}
