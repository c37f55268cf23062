import { useState } from 'react'
import type { Submitted } from '#domain/community/challenge-wire.ts'
import { challengeTexts as texts } from '#texts/community/challenge.ts'
import { useRootData } from '#web/root-data.ts'
import { Loaded } from '#web/shared/asked/loaded.tsx'
import { ModerationStatus } from '#web/shared/community/moderation-status.tsx'
import { useTextActions } from '#web/shared/community/use-text-actions.tsx'
import { Page } from '#web/ui/page.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { ChallengeBanner } from './challenge-banner.tsx'
import { EssayList } from './essay-list.tsx'
import { EssayPanel } from './essay-panel.tsx'
import { ReadingDialog } from './reading-dialog.tsx'
import { type ChallengePageData, useChallenge } from './use-challenge.ts'

/** The banner, the sheet to write on, and beside it what the others wrote (product §2 Monthly challenge). */
export function ChallengePage({ first }: { first: ChallengePageData | null }) {
  const { features } = useRootData().publicConfig
  const { month, list, change, refresh } = useChallenge(first)
  const [readId, setReadId] = useState<string | null>(null)
  const [statusVersion, setStatusVersion] = useState(0)
  const actions = useTextActions(() => {
    setStatusVersion((before) => before + 1)
    refresh()
  })

  function handleRead(id: string): void {
    if (features.challengeReading) setReadId(id)
    else showToast(texts.list.soon)
  }

  function handleSubmitted({ earnedBadges }: Submitted): void {
    refresh()
    if (earnedBadges.length === 0) return
    void import('#web/shared/achievement/announce-badges.ts').then(({ announceBadges }) =>
      announceBadges(earnedBadges),
    )
  }

  return (
    <Page>
      <h1 className="mb-6 text-3xl sm:text-4xl">{texts.pageTitle}</h1>
      <Loaded
        asked={month}
        loading={<div className="challenge-board min-h-64" aria-hidden="true" />}
        failed={texts.banner.failed}
      >
        {({ challenge }) => <ChallengeBanner challenge={challenge} onReadWinner={handleRead} />}
      </Loaded>
      <div className="mt-10 grid gap-12 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:gap-10">
        <EssayPanel
          mine={month.value?.isOwn ? month.value.challenge.mine : null}
          onSubmitted={handleSubmitted}
          onWithdrawn={refresh}
        />
        <EssayList
          list={list}
          onChange={change}
          onRead={handleRead}
          onMenu={(essay, opener) => actions.open({ kind: 'challenge_essay', ...essay }, opener)}
        />
      </div>
      <ModerationStatus turn={statusVersion} onUnblocked={refresh} />
      <ReadingDialog essayId={readId} onClose={() => setReadId(null)} />
      {actions.dialogs}
    </Page>
  )
}
