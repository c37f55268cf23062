import { lazy } from 'react'
import type { Route } from './+types/mensagens.$id.ts'

const MessagePage = lazy(async () => ({
  default: (await import('#web/features/console/messages/message-page.tsx')).MessagePage,
}))

export default function MessageRoute({ params: { id } }: Route.ComponentProps) {
  return <MessagePage key={id} id={id} />
}
