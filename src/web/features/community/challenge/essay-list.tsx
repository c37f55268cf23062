import type { ChallengeEssay } from '#domain/community/challenge-wire.ts'
import { challengeTexts } from '#texts/community/challenge.ts'
import type { KeptList, ListStatus } from '#web/shared/community/use-kept-list.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { EssayCard } from './essay-card.tsx'

const texts = challengeTexts.list

type EssayListProps = {
  list: KeptList<ChallengeEssay>
  onChange: (id: string, change: Partial<ChallengeEssay>) => void
  onRead: (id: string) => void
  onMenu: (essay: ChallengeEssay) => void
  onMore: () => void
  onRetry: () => void
}

/** The participants' essays: the most liked first, then the earlier ones. */
export function EssayList({ list, onChange, onRead, onMenu, onMore, onRetry }: EssayListProps) {
  const { items: essays, status } = list
  return (
    <section aria-labelledby="participantes">
      <h2 id="participantes" className="text-2xl">
        {texts.heading}
      </h2>
      <p className="mt-1 mb-4 text-ink-soft">{texts.order}</p>
      {status === 'kept' ? (
        <Notice className="mb-5" actions={<Retry onClick={onRetry} />}>
          {texts.kept}
        </Notice>
      ) : null}
      {essays.length === 0 ? <Blank status={status} onRetry={onRetry} /> : null}
      <ul className="grid gap-4">
        {essays.map((essay) => (
          <li key={essay.id}>
            <EssayCard
              essay={essay}
              onChange={(change) => onChange(essay.id, change)}
              onRead={() => onRead(essay.id)}
              onMenu={() => onMenu(essay)}
            />
          </li>
        ))}
      </ul>
      {list.hasMore ? (
        <Button
          look="secondary"
          className="needs-script mt-5"
          isBusy={list.isLoadingMore}
          busyLabel={texts.loadingMore}
          onClick={onMore}
        >
          {texts.more}
        </Button>
      ) : null}
    </section>
  )
}

function Blank({ status, onRetry }: { status: ListStatus; onRetry: () => void }) {
  if (status === 'loading') return <Spinner label={texts.loading} />
  if (status === 'failed') return <EmptyState title={texts.failed} actions={<Retry onClick={onRetry} />} />
  return <EmptyState title={texts.empty} />
}

function Retry({ onClick }: { onClick: () => void }) {
  return (
    <Button look="secondary" size="small" onClick={onClick}>
      {texts.retry}
    </Button>
  )
}
