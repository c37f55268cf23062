import { lazy } from 'react'

const MessageListPage = lazy(async () => ({
  default: (await import('#web/features/console/messages/message-list-page.tsx')).MessageListPage,
}))

export default function MessagesRoute() {
  return <MessageListPage />
}
