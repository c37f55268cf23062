import { useDeskPath } from '#web/features/console/frame/use-admin-path.ts'
import { MessageListPage } from './message-list-page.tsx'
import { MessagePage } from './message-page.tsx'

/** /painel/mensagens, and one message at /painel/mensagens/{id}. */
export function MessagesDesk() {
  const [id] = useDeskPath()
  return id === undefined ? <MessageListPage /> : <MessagePage key={id} id={id} />
}
