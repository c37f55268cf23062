import { Hourglass } from 'lucide-react'
import type { HeldMessage } from '#domain/community/chat-wire.ts'
import { chatTexts } from '#texts/community/chat.ts'
import { Button } from '#web/ui/button.tsx'
import { OwnRow } from './own-row.tsx'

type HeldRowProps = { message: HeldMessage; name: string; onRemove: () => void }

/** What I wrote and a moderator reads first: here for me alone, at the end until it takes its place. */
export function HeldRow({ message, name, onRemove }: HeldRowProps) {
  return (
    <li className="chat-row chat-row--own" data-held={message.id}>
      <OwnRow Icon={Hourglass} name={name} text={message.text}>
        <p className="text-sm leading-6 text-ink-soft">{chatTexts.held}</p>
        <div className="my-1">
          <Button look="quiet" size="small" onClick={onRemove}>
            {chatTexts.withdraw}
          </Button>
        </div>
      </OwnRow>
    </li>
  )
}
