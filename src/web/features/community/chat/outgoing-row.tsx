import { Clock } from 'lucide-react'
import type { OutgoingMessage } from '#domain/community/stored-chat.ts'
import { chatTexts } from '#texts/community/chat.ts'
import { fetchedPart } from '#web/shared/asked/fetched-part.tsx'
import { OwnRow } from './own-row.tsx'

/** Comes with the first message that is not taken. */
const RefusedNote = fetchedPart(async () => (await import('./refused-note.tsx')).RefusedNote)

type OutgoingRowProps = {
  message: OutgoingMessage
  name: string
  isLive: boolean
  onRetry: () => void
  onDiscard: () => void
}

/** What I have just written: on the sheet at once, in pencil until the server has it. */
export function OutgoingRow({ message, name, isLive, onRetry, onDiscard }: OutgoingRowProps) {
  return (
    <li className="chat-row chat-row--own" data-outgoing={message.id} tabIndex={-1}>
      <OwnRow
        Icon={Clock}
        name={name}
        text={message.text}
        state={message.refusal === null ? (isLive ? chatTexts.sending : chatTexts.waiting) : undefined}
      >
        {message.refusal === null ? null : (
          <RefusedNote refusal={message.refusal} onRetry={onRetry} onDiscard={onDiscard} />
        )}
      </OwnRow>
    </li>
  )
}
