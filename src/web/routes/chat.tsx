import { href } from 'react-router'
import { chatTexts } from '#texts/community/chat.ts'
import { ChatPage } from '#web/features/community/chat/chat-page.tsx'
import { keptHeaders } from '#web/page-headers.ts'
import { pageMeta } from '#web/page-meta.ts'
import type { Route } from './+types/chat.ts'

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: chatTexts.title,
    description: chatTexts.description,
    path: href('/chat'),
    siteUrl: matches[0].loaderData?.publicConfig.siteUrl ?? '',
  })
}

export const headers = keptHeaders

/** The same page for everybody (decision 0082): the conversation is read in the browser. */
export default function Chat() {
  return <ChatPage />
}
