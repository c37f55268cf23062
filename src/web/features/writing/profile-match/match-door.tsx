import { href, useNavigate } from 'react-router'
import { profileTexts } from '#texts/account/profile.ts'
import { peerReviewTexts } from '#texts/writing/peer-review.ts'
import { MatchSwitch } from '#web/features/writing/peer-review/match-switch.tsx'
import { fetchPeerState } from '#web/features/writing/peer-review/peer-calls.ts'
import { statusText } from '#web/features/writing/peer-review/status-text.ts'
import { useAnswer } from '#web/features/writing/peer-review/use-answer.ts'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { MatchHint } from './match-hint.tsx'

/** The way into the real Match: where the student stands, the switch, and the button once it is on. */
export function MatchDoor() {
  const navigate = useNavigate()
  const { answer, set, retry } = useAnswer(fetchPeerState)
  if (answer.status === 'loading') return <Spinner label={peerReviewTexts.loading} />
  if (answer.status === 'refused')
    return (
      <>
        <p className="mb-3 font-semibold">{peerReviewTexts.failed}</p>
        <Button onClick={retry}>{peerReviewTexts.retry}</Button>
      </>
    )
  const { isOn } = answer.value
  return (
    <>
      <p role="status" className="mb-4 max-w-measure font-semibold">
        {statusText(answer.value)}
      </p>
      <MatchSwitch state={answer.value} onState={set} />
      <div className="mt-5">
        <Button
          disabled={!isOn}
          onClick={() => void navigate(href('/match'))}
          aria-describedby={isOn ? undefined : 'match-hint'}
        >
          {profileTexts.match.search}
        </Button>
        {isOn ? null : <MatchHint />}
      </div>
    </>
  )
}
