import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { chatTexts } from '#texts/community/chat.ts'
import { MessageText } from './message-text.tsx'

type OwnRowProps = {
  Icon: LucideIcon
  name: string
  text: string
  /** Beside the name. */
  state?: string | undefined
  children?: ReactNode
}

/** What I wrote and others do not read yet. */
export function OwnRow({ Icon, name, text, state, children }: OwnRowProps) {
  return (
    <>
      <span className="chat-row__margin">
        <Icon aria-hidden="true" size={18} className="mt-2 text-ink-soft" />
      </span>
      <div className="min-w-0">
        <p className="chat-row__head">
          <span className="font-semibold">{chatTexts.own({ name })}</span>{' '}
          {state ? <span className="text-sm text-ink-soft">{state}</span> : null}
        </p>
        <MessageText text={text} />
        {children}
      </div>
    </>
  )
}
