import { useEffect, useState } from 'react'
import type { WaitingTopic } from '#domain/console/notices-admin-wire.ts'
import { noticesAdminTexts as texts } from '#texts/console/notices.ts'
import { Loaded } from '#web/shared/asked/loaded.tsx'
import { useAsked } from '#web/shared/asked/use-asked.ts'
import { Button } from '#web/ui/button.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { AnnounceDialog } from './announce-dialog.tsx'
import { fetchNotices } from './notice-calls.ts'
import { UndeliveredSection } from './undelivered-section.tsx'

const ASK_MS = 3000
const MOST_ASKS = 20

/** /painel/emails: who waits for what, and who is told when. */
export function NoticesAdmin() {
  const asked = useAsked('notices', fetchNotices)
  const admin = asked.value
  // Closed it stays until another is opened, since it gives focus back.
  const [announced, setAnnounced] = useState<{ topic: WaitingTopic; isOpen: boolean } | null>(null)
  const close = () => setAnnounced((before) => before && { ...before, isOpen: false })
  useWatchedMails(admin?.topics ?? [], asked.reload)
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} />
      <Loaded asked={asked} failed={texts.failed} loading={texts.loading}>
        {(shown) => (
          <>
            <Waiting topics={shown.topics} onAnnounce={(topic) => setAnnounced({ topic, isOpen: true })} />
            <UndeliveredSection admin={shown} onChanged={asked.put} />
          </>
        )}
      </Loaded>
      {admin && announced ? (
        <AnnounceDialog
          key={announced.topic.topic}
          isOpen={announced.isOpen}
          topic={announced.topic}
          products={admin.products}
          onClose={close}
          onSent={(value) => {
            asked.put(value)
            close()
            showToast(texts.announced)
          }}
        />
      ) : null}
    </>
  )
}

/** The mails of a page's topic go out by a job: the counts are asked for again until they have. */
function useWatchedMails(topics: readonly WaitingTopic[], reload: () => Promise<void>): void {
  const isUnderWay = topics.some(({ page, announcedCount }) => page !== 'cursos' && announcedCount > 0)
  useEffect(() => {
    if (!isUnderWay) return
    let asks = 0
    const timer = setInterval(() => {
      asks += 1
      if (asks >= MOST_ASKS) clearInterval(timer)
      void reload()
    }, ASK_MS)
    return () => clearInterval(timer)
  }, [isUnderWay, reload])
}

type WaitingProps = { topics: readonly WaitingTopic[]; onAnnounce: (topic: WaitingTopic) => void }

function Waiting({ topics, onAnnounce }: WaitingProps) {
  return (
    <section aria-labelledby="espera">
      <h2 id="espera" className="text-2xl">
        {texts.waiting.heading}
      </h2>
      <p className="mt-2 mb-4 max-w-measure text-ink-soft">{texts.waiting.lead}</p>
      <ul aria-label={texts.waiting.list} className="sheet divide-y divide-rule">
        {topics.map((topic) => (
          <li key={topic.topic} className="flex flex-wrap items-center justify-between gap-3 p-4 sm:px-5">
            <TopicCounts topic={topic} />
            {topic.page ? (
              <Button
                look="secondary"
                // Not `disabled`: the focus comes back to it once everybody is being told.
                aria-disabled={topic.waitingCount === topic.announcedCount}
                onClick={() => onAnnounce(topic)}
              >
                {texts.waiting.announce}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  )
}

function TopicCounts({ topic }: { topic: WaitingTopic }) {
  const { title, page, waitingCount, announcedCount, unconfirmedCount: unconfirmed, toldCount } = topic
  const waiting = waitingCount - announcedCount
  return (
    <div className="min-w-0">
      <p className="font-semibold">{title}</p>
      <p className="text-sm text-ink-soft">{texts.waiting.counts({ waiting, unconfirmed })}</p>
      <p role="status" className="text-sm text-ink-soft">
        {announcedCount > 0
          ? texts.waiting[page === 'cursos' ? 'forSale' : 'announced'](announcedCount)
          : null}
      </p>
      {toldCount > 0 ? <p className="text-sm text-ink-soft">{texts.waiting.told(toldCount)}</p> : null}
    </div>
  )
}
