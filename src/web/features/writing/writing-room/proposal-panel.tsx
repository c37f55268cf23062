import { memo, useCallback, useEffect, useState } from 'react'
import { hasProposal, loadProposal } from '#content/study/proposals/proposal-files.ts'
import type { Proposal } from '#domain/study/proposal.ts'
import { proposalTexts as texts } from '#texts/study/proposal.ts'
import { MotivatingTexts } from '#web/shared/proposal/motivating-texts.tsx'
import { loadStudyPack } from '#web/shared/study-pack/load-study-pack.ts'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

/** The motivating texts of the theme, beside the sheet; nothing for a theme that has none. */
export const ProposalPanel = memo(function ProposalPanel({ themeId }: { themeId: string }) {
  const [proposal, setProposal] = useState<Proposal | null>(null)
  const [isFailed, setFailed] = useState(false)

  const load = useCallback(() => {
    setFailed(false)
    loadStudyPack()
      .then((pack) => loadProposal(themeId, pack))
      .then(setProposal, () => setFailed(true))
  }, [themeId])

  // Fetched with the room, so that the texts are there when the network is not.
  useEffect(load, [load])

  // Of the owner's it is known with the texts themselves.
  if (!proposal && !hasProposal(themeId)) return null
  return (
    <details className="room-panel">
      <summary className="room-panel__summary">
        <h2 className="text-xl">{texts.besideSheet}</h2>
      </summary>
      <div className="mt-3">
        {proposal ? <MotivatingTexts proposal={proposal} level={3} scrollsAs={texts.besideSheet} /> : null}
        {isFailed ? (
          <>
            <p>{texts.failed}</p>
            <Button size="small" look="secondary" className="mt-3" onClick={load}>
              {texts.retry}
            </Button>
          </>
        ) : null}
        {proposal || isFailed ? null : <Spinner label={texts.besideSheet} />}
      </div>
    </details>
  )
})
