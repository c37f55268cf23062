import { useCallback, useEffect, useState } from 'react'
import type { ChatViewer } from '#domain/community/chat-wire.ts'
import { useSession } from '#web/shared/session/use-session.ts'

/** Who I am in the chat, asked again whenever somebody else is signed in; null until the first answer. */
export function useChatViewer(): { viewer: ChatViewer | null; refresh: () => void } {
  const session = useSession()
  const [viewer, setViewer] = useState<ChatViewer | null>(null)
  const person = session.status === 'signed-in' ? session.user.id : session.status
  const refresh = useCallback(() => {
    void import('./chat-calls.ts')
      .then(({ readViewer }) => readViewer())
      .then((read) => {
        if (read.ok) setViewer(read.value)
      })
  }, [])

  useEffect(() => {
    if (person !== 'loading') refresh()
  }, [person, refresh])

  return { viewer, refresh }
}
