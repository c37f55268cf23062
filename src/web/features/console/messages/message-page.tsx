import { href, Link } from 'react-router'
import type { MessageDetail } from '#domain/console/messages-admin-wire.ts'
import { formatDay, formatTime } from '#domain/shared/calendar-text.ts'
import { contactTexts } from '#texts/community/contact.ts'
import { messagesAdminTexts as texts } from '#texts/console/messages.ts'
import { BackToList } from '#web/features/console/frame/back-to-list.tsx'
import { GiveButton } from '#web/features/console/gifts/give-button.tsx'
import { Loaded } from '#web/shared/asked/loaded.tsx'
import { useAsked } from '#web/shared/asked/use-asked.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Notice } from '#web/ui/notice.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { AnswerClock } from './answer-clock.tsx'
import { LetterForm } from './letter-form.tsx'
import { fetchMessage } from './message-calls.ts'
import { ReplyForm } from './reply-form.tsx'

/** One message, what was answered to it, and the form to answer. */
export function MessagePage({ id }: { id: string }) {
  const asked = useAsked(`message ${id}`, (signal) => fetchMessage(id, signal))
  return (
    <>
      <BackToList to={href('/painel/mensagens')}>{texts.back}</BackToList>
      <Loaded
        asked={asked}
        failed={texts.failed}
        loading={texts.loading}
        refused={(code) =>
          code === 'unknown_message' ? <Notice tone="error" title={texts.notFound} /> : undefined
        }
      >
        {(message) => <Message message={message} onAnswered={() => void asked.reload()} />}
      </Loaded>
    </>
  )
}

function Message({ message, onAnswered }: { message: MessageDetail; onAnswered: () => void }) {
  const { topic, protocol, sentAt, name, email, replies, others } = message
  return (
    <>
      <PageHead title={contactTexts.topics[topic]} lead={texts.protocol({ protocol })} />
      <article className="sheet p-5 sm:p-6">
        <div className="flex flex-wrap justify-between gap-x-6 gap-y-1 text-sm">
          <p className="wrap-anywhere">{texts.from({ name, email })}</p>
          <AnswerClock message={message} />
        </div>
        <time dateTime={sentAt} className="text-sm text-ink-soft">
          {texts.sentAt({ day: formatDay(sentAt), time: formatTime(sentAt) })}
        </time>
        {message.reopenedAt && message.daysLeft !== null ? (
          <p className="text-sm text-ink-soft">{texts.reopenedAt({ day: formatDay(message.reopenedAt) })}</p>
        ) : null}
        <p className="mt-4 max-w-measure whitespace-pre-line wrap-anywhere">{message.message}</p>
      </article>
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
        <GiveButton email={email} />
        <Link
          to={`${href('/painel/pedidos')}?${new URLSearchParams({ busca: email })}`}
          className="text-link py-2"
        >
          {texts.orders}
        </Link>
        <Link
          to={`${href('/painel/estudantes')}?${new URLSearchParams({ busca: email })}`}
          className="text-link py-2"
        >
          {texts.account}
        </Link>
      </div>
      {others.length > 0 ? (
        <section aria-labelledby="outras" className="mt-8">
          <h2 id="outras" className="mb-2 text-xl">
            {texts.others}
          </h2>
          <ul className="grid gap-1">
            {others.map((other) => (
              <li key={other.id}>
                <Link
                  to={href('/painel/mensagens/:id', { id: other.id })}
                  className="text-link inline-block py-1"
                >
                  {texts.other({
                    protocol: other.protocol,
                    day: formatDay(other.sentAt),
                    isAnswered: other.isAnswered,
                  })}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {replies.length > 0 ? (
        <section aria-labelledby="respostas" className="mt-8">
          <h2 id="respostas" className="mb-3 text-xl">
            {texts.replies}
          </h2>
          <ol className="grid gap-4">
            {replies.map((reply) => (
              <li
                key={reply.id}
                className={classNames(
                  'border-l-[3px] pl-4',
                  reply.way === 'received' ? 'border-line' : 'border-pen',
                )}
              >
                <p className="max-w-measure whitespace-pre-line wrap-anywhere">{reply.text}</p>
                <time dateTime={reply.sentAt} className="text-sm text-ink-soft">
                  {texts.repliedAt[reply.way]({
                    day: formatDay(reply.sentAt),
                    time: formatTime(reply.sentAt),
                  })}
                </time>
              </li>
            ))}
          </ol>
        </section>
      ) : null}
      <LetterForm key={`letter ${message.id} ${replies.length}`} message={message} onSaved={onAnswered} />
      <ReplyForm key={`${message.id} ${replies.length}`} message={message} onSent={onAnswered} />
    </>
  )
}
