import { href, useNavigate } from 'react-router'
import { profileTexts } from '#texts/account/profile.ts'
import { peerReviewTexts } from '#texts/writing/peer-review.ts'
import { MatchSwitch } from '#web/features/writing/peer-review/match-switch.tsx'
import { fetchPeerState } from '#web/features/writing/peer-review/peer-calls.ts'
import { statusText } from '#web/features/writing/peer-review/status-text.ts'
import { Loaded } from '#web/shared/asked/loaded.tsx'
import { useAsked } from '#web/shared/asked/use-asked.ts'
import { Button } from '#web/ui/button.tsx'
import { MatchHint } from './match-hint.tsx'

/** The way into the real Match: where the student stands, the switch, and the button once it is on. */
export function MatchDoor() {
  const navigate = useNavigate()
  const asked = useAsked('peer review', fetchPeerState)
  return (
    <Loaded asked={asked} failed={peerReviewTexts.failed} loading={peerReviewTexts.loading}>
      {(state) => (
        <>
          <p role="status" className="mb-4 max-w-measure font-semibold">
            {statusText(state)}
          </p>
          <MatchSwitch state={state} onState={asked.put} />
          <div className="mt-5">
            <Button
              disabled={!state.isOn}
              onClick={() => void navigate(href('/match'))}
              aria-describedby={state.isOn ? undefined : 'match-hint'}
            >
              {profileTexts.match.search}
            </Button>
            {state.isOn ? null : <MatchHint />}
          </div>
        </>
      )}
    </Loaded>
  )
}
