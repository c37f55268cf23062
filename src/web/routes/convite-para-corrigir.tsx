import { href } from 'react-router'
import { correctorsTexts } from '#texts/console/correctors.ts'
import { AcceptInvitation } from '#web/features/console/invitation/accept-invitation.tsx'
import { tokenHeaders } from '#web/page-headers.ts'
import { pageMeta } from '#web/page-meta.ts'
import type { Route } from './+types/convite-para-corrigir.ts'

const texts = correctorsTexts.invitation

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: texts.pageTitle,
    description: texts.description,
    path: href('/convite-para-corrigir'),
    siteUrl: matches[0].loaderData?.publicConfig.siteUrl ?? '',
    isIndexed: false,
  })
}

export const headers = tokenHeaders

/** What the link opens is asked for by a press alone: programs that look into mails open links, too. */
export default function InvitationToCorrect() {
  return <AcceptInvitation />
}
