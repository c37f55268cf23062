import { Clock } from 'lucide-react'
import type { OutgoingMessage } from '#domain/community/stored-chat.ts'
import { chatTexts } from '#texts/community/chat.ts'
import { Button } from '#web/ui/button.tsx'
import { MessageText } from './message-text.tsx'

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
      <span className="chat-row__margin">
        <Clock aria-hidden="true" size={18} className="mt-2 text-ink-soft" />
      </span>
      <div className="min-w-0">
        <p className="chat-row__head">
          <span className="font-semibold">{chatTexts.own({ name })}</span>{' '}
          {message.refusal === null ? (
            <span className="text-sm text-ink-soft">{isLive ? chatTexts.sending : chatTexts.waiting}</span>
          ) : null}
        </p>
        <MessageText text={message.text} />
        {message.refusal === null ? null : (
          <>
            <p className="text-sm leading-6 font-semibold text-red">
              {chatTexts.failures[message.refusal] ?? chatTexts.failureDefault}
            </p>
            <div className="my-1 flex flex-wrap gap-2">
              <Button look="secondary" size="small" onClick={onRetry}>
                {chatTexts.retry}
              </Button>
              <Button look="quiet" size="small" onClick={onDiscard}>
                {chatTexts.discard}
              </Button>
            </div>
          </>
        )}
      </div>
    </li>
  )
}
