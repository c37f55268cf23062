import { useState } from 'react'
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

/** /painel/emails: who waits for what, and who is told when. */
export function NoticesAdmin() {
  const asked = useAsked('notices', fetchNotices)
  const admin = asked.value
  const [announced, setAnnounced] = useState<WaitingTopic | null>(null)
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} />
      <Loaded asked={asked} failed={texts.failed} loading={texts.loading}>
        {(shown) => (
          <>
            <Waiting topics={shown.topics} onAnnounce={setAnnounced} />
            <UndeliveredSection admin={shown} onChanged={asked.put} />
          </>
        )}
      </Loaded>
      {admin && announced ? (
        <AnnounceDialog
          topic={announced}
          products={admin.products}
          onClose={() => setAnnounced(null)}
          onSent={(value) => {
            asked.put(value)
            setAnnounced(null)
            showToast(texts.announced)
          }}
        />
      ) : null}
    </>
  )
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
              <Button look="secondary" disabled={topic.waitingCount === 0} onClick={() => onAnnounce(topic)}>
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
  const { title, waitingCount: waiting, unconfirmedCount: unconfirmed, toldCount } = topic
  return (
    <div className="min-w-0">
      <p className="font-semibold">{title}</p>
      <p className="text-sm text-ink-soft">{texts.waiting.counts({ waiting, unconfirmed })}</p>
      {toldCount > 0 ? <p className="text-sm text-ink-soft">{texts.waiting.told(toldCount)}</p> : null}
    </div>
  )
}
