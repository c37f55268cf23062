import { href, Link, useSearchParams } from 'react-router'
import { MESSAGE_FILTERS, MESSAGE_SEARCH_MAX, type MessageRow } from '#domain/console/messages-admin-wire.ts'
import { formatDay, formatTime } from '#domain/shared/calendar-text.ts'
import { contactTexts } from '#texts/community/contact.ts'
import { messagesAdminTexts as texts } from '#texts/console/messages.ts'
import { AdminSearch, useAdminSearch } from '#web/features/console/frame/admin-search.tsx'
import { PagedRows } from '#web/features/console/frame/paged-rows.tsx'
import { useKeptPages } from '#web/features/console/frame/use-kept-pages.ts'
import { PageHead } from '#web/ui/page-head.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { AnswerClock } from './answer-clock.tsx'
import { fetchMessages } from './message-calls.ts'

/** What waits for an answer, the most urgent first; or what was answered, the newest first. */
export function MessageListPage() {
  const [params, setParams] = useSearchParams()
  const search = useAdminSearch()
  // Who is looked for is looked for everywhere.
  const usual = search === '' ? 'open' : 'all'
  const filter = MESSAGE_FILTERS.find((one) => one === params.get('situacao')) ?? usual
  const list = useKeptPages(`messages ${filter} ${search}`, (after, signal) =>
    fetchMessages({ filter, search }, after, signal),
  )
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} />
      <AdminSearch label={texts.search} maxLength={MESSAGE_SEARCH_MAX}>
        <SelectField
          label={texts.filter}
          name="situacao"
          className="basis-64"
          value={filter}
          onChange={({ currentTarget: { value } }) =>
            setParams((before) => {
              before.set('situacao', value)
              return before
            })
          }
        >
          {MESSAGE_FILTERS.map((one) => (
            <option key={one} value={one}>
              {texts.filters[one]}
            </option>
          ))}
        </SelectField>
      </AdminSearch>
      <PagedRows
        list={list}
        label={texts.filters[filter]}
        empty={texts.empty}
        emptyLead={texts.emptyLead}
        keyOf={(message) => message.id}
      >
        {(message) => <MessageLine message={message} />}
      </PagedRows>
    </>
  )
}

function MessageLine({ message }: { message: MessageRow }) {
  const { id, protocol, topic, name, sentAt, isRead } = message
  return (
    <div className="grid gap-x-6 gap-y-1 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <h2 className="text-lg leading-snug wrap-anywhere">
          <Link
            to={href('/painel/mensagens/:id', { id })}
            className="after:absolute after:inset-0 hover:text-pen"
          >
            {contactTexts.topics[topic]}
          </Link>
          {isRead ? null : <span className="tag ml-2 text-sm">{texts.unread}</span>}
        </h2>
        <p className="wrap-anywhere">{name}</p>
        <p className="text-sm text-ink-soft">{texts.protocol({ protocol })}</p>
      </div>
      <div className="flex flex-wrap items-baseline gap-x-4 sm:flex-col sm:items-end">
        <AnswerClock message={message} />
        <time dateTime={sentAt} className="text-sm text-ink-soft">
          {texts.sentAt({ day: formatDay(sentAt), time: formatTime(sentAt) })}
        </time>
      </div>
    </div>
  )
}
