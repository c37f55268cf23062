import { EllipsisVertical } from 'lucide-react'
import { memo } from 'react'
import type { ChatMessage } from '#domain/community/chat-message.ts'
import { formatTime } from '#domain/shared/calendar-text.ts'
import { chatTexts } from '#texts/community/chat.ts'
import { useLoadedPicture } from '#web/hooks/use-loaded-picture.ts'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { MessageText } from './message-text.tsx'

type MessageRowProps = {
  message: ChatMessage
  isOwn: boolean
  isContinued: boolean
  /** The one stop of the list in the tab order. */
  isStop: boolean
  onOpenMenu: (message: ChatMessage, opener: HTMLElement) => void
}

/** One of hundreds: drawn anew when its own message changes, not with every news of the channel. */
export const MessageRow = memo(function MessageRow(props: MessageRowProps) {
  const { message, isOwn, isContinued, isStop, onOpenMenu } = props
  const { sender, timestamp, state } = message
  const name = isOwn ? chatTexts.own({ name: sender }) : sender
  return (
    <li
      className={classNames('chat-row', isOwn && 'chat-row--own', isContinued && 'chat-row--continued')}
      data-message={message.id}
      tabIndex={isStop ? 0 : -1}
    >
      <span className="chat-row__margin">{isContinued ? null : <Face url={message.avatar} />}</span>
      <div className="min-w-0">
        <p className={classNames('chat-row__head', isContinued && 'sr-only')}>
          <span className="font-semibold">{name}</span>{' '}
          {message.isTeacher ? <span className="chat-row__teacher">{chatTexts.teacher}</span> : null}{' '}
          <time dateTime={timestamp} className="text-sm text-ink-soft tabular-nums">
            {formatTime(timestamp)}
          </time>
        </p>
        {state === 'shown' ? (
          <MessageText text={message.text} />
        ) : (
          <p className="chat-row__text text-ink-soft italic">
            {state === 'hidden' ? chatTexts.hidden : chatTexts.deleted}
          </p>
        )}
        {message.isEdited && state === 'shown' ? (
          <p className="text-sm leading-5 text-ink-soft">{chatTexts.edited}</p>
        ) : null}
      </div>
      {state === 'shown' ? (
        <IconButton
          label={chatTexts.menu.open({ name })}
          tabIndex={isStop ? 0 : -1}
          className="chat-row__menu"
          aria-haspopup="dialog"
          onClick={(event) => onOpenMenu(message, event.currentTarget)}
        >
          <EllipsisVertical aria-hidden="true" size={18} />
        </IconButton>
      ) : null}
    </li>
  )
})

function Face({ url }: { url: string }) {
  const picture = useLoadedPicture(url)
  if (!picture.url) return <span className="chat-row__face" />
  return (
    <img
      src={picture.url}
      alt=""
      width={36}
      height={36}
      loading="lazy"
      decoding="async"
      onError={picture.onError}
      className="chat-row__face"
    />
  )
}
