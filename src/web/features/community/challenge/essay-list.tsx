import type { ChallengeEssay } from '#domain/community/challenge-wire.ts'
import { challengeTexts } from '#texts/community/challenge.ts'
import { Loaded } from '#web/shared/asked/loaded.tsx'
import { MoreRows } from '#web/shared/asked/more-rows.tsx'
import type { StoredList } from '#web/shared/community/use-stored-list.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { EssayCard } from './essay-card.tsx'

const texts = challengeTexts.list

type EssayListProps = {
  list: StoredList<ChallengeEssay>
  onChange: (id: string, change: Partial<ChallengeEssay>) => void
  onRead: (id: string) => void
  onMenu: (essay: ChallengeEssay, opener: HTMLElement) => void
}

/** The participants' essays: the most liked first, then the earlier ones. */
export function EssayList({ list, onChange, onRead, onMenu }: EssayListProps) {
  return (
    <section aria-labelledby="participantes">
      <h2 id="participantes" className="text-2xl">
        {texts.heading}
      </h2>
      <p className="mt-1 mb-4 text-ink-soft">{texts.order}</p>
      <Loaded
        asked={list}
        loading={texts.loading}
        failed={texts.failed}
        stale={texts.kept}
        empty={<EmptyState title={texts.empty} />}
      >
        {(essays) => (
          <ul className="grid gap-4">
            {essays.map((essay) => (
              <li key={essay.id}>
                <EssayCard
                  essay={essay}
                  onChange={(change) => onChange(essay.id, change)}
                  onRead={() => onRead(essay.id)}
                  onMenu={(opener) => onMenu(essay, opener)}
                />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      <MoreRows pages={list} label={texts.more} className="mt-5" />
    </section>
  )
}
