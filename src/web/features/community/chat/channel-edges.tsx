import { WifiOff } from 'lucide-react'
import { chatTexts } from '#texts/community/chat.ts'
import type { Typist } from './channel-store.ts'

/** Above the conversation: how many are here, or that nobody can be heard. */
export function ChannelHead({ count, isLost }: { count: number | null; isLost: boolean }) {
  return (
    <p className="chat-edge border-b border-line">
      <span role="status">
        {isLost ? (
          <span className="inline-flex items-center gap-2 font-semibold text-red">
            <WifiOff aria-hidden="true" size={18} />
            {chatTexts.lost}
          </span>
        ) : null}
      </span>
      {/* Not announced: it changes with everybody who comes or goes. */}
      {isLost || count === null ? null : (
        <span className="inline-flex items-center gap-2 text-ink-soft">
          <span aria-hidden="true" className="size-2.5 rounded-full bg-green" />
          {chatTexts.people({ count })}
        </span>
      )}
    </p>
  )
}

/** Below it: who is writing. Seen, not announced: it changes too often to be listened to. */
export function ChannelFoot({ typists }: { typists: readonly Typist[] }) {
  const last = typists.at(-1)
  return (
    <p className="chat-edge text-sm text-ink-soft italic">
      {last ? chatTexts.typing({ name: last.name, others: typists.length - 1 }) : null}
    </p>
  )
}
