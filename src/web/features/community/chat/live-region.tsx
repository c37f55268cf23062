import { useEffect, useRef, useState } from 'react'
import type { ChatMessage } from '#domain/community/chat-message.ts'
import { chatTexts } from '#texts/community/chat.ts'

/** Several at once are only counted: nobody can listen to them all. */
const MOST_READ_OUT = 2
const GATHER_MS = 1_000

/** Says what others write, politely and gathered; the sheet itself is silent. */
export function LiveRegion({
  messages,
  isHeard,
}: {
  messages: readonly ChatMessage[]
  isHeard: (message: ChatMessage) => boolean
}) {
  const [said, setSaid] = useState('')
  const heardUpTo = useRef<number | null>(null)
  const waiting = useRef<ChatMessage[]>([])

  useEffect(() => {
    const last = messages.at(-1)?.position ?? 0
    // What was there when the sheet was opened is read, not announced.
    if (heardUpTo.current === null) {
      if (messages.length > 0) heardUpTo.current = last
      return
    }
    const from = heardUpTo.current
    waiting.current.push(...messages.filter((one) => one.position > from && isHeard(one)))
    heardUpTo.current = Math.max(from, last)
    if (waiting.current.length === 0) return
    const timer = setTimeout(() => {
      const gathered = waiting.current
      waiting.current = []
      setSaid(
        gathered.length > MOST_READ_OUT
          ? chatTexts.announceMany({ count: gathered.length })
          : gathered
              .map(({ sender, text, isTeacher }) =>
                chatTexts.announce({ name: isTeacher ? `${sender}, ${chatTexts.teacher}` : sender, text }),
              )
              .join(' '),
      )
    }, GATHER_MS)
    return () => clearTimeout(timer)
  }, [messages, isHeard])

  return (
    <div role="status" aria-live="polite" className="sr-only">
      {said}
    </div>
  )
}
