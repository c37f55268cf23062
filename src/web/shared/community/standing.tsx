import { useEffect, useState } from 'react'
import type { Standing as StandingFacts } from '#domain/community/moderation-wire.ts'
import { useSession } from '#web/shared/session/use-session.ts'
import { BlockedPeople } from './blocked-people.tsx'
import { fetchStanding } from './moderation-calls.ts'
import { OwnCases } from './own-cases.tsx'

type StandingProps = {
  /** Counted up when something may have changed: it is asked anew. */
  turn: number
  /** Somebody was let back: their texts can be read again. */
  onUnblocked: () => void
}

/** What was decided about one's own texts, and whom one has blocked; nothing while there is neither. */
export function Standing({ turn, onUnblocked }: StandingProps) {
  const session = useSession()
  const reader = session.status === 'signed-in' ? session.user.id : session.status
  const [standing, setStanding] = useState<StandingFacts | null>(null)
  const [ownTurn, setOwnTurn] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn, and each other reader, asks anew
  useEffect(() => {
    if (reader === 'loading') return
    let isCurrent = true
    void fetchStanding().then((answer) => {
      if (isCurrent && answer.ok) setStanding(answer.value)
    })
    return () => {
      isCurrent = false
    }
  }, [reader, turn, ownTurn])

  if (!standing || standing.cases.length + standing.blocked.length === 0) return null
  return (
    <div className="mt-10 grid items-start gap-5 sm:grid-cols-2">
      <OwnCases cases={standing.cases} onChange={() => setOwnTurn((before) => before + 1)} />
      <BlockedPeople
        blocked={standing.blocked}
        onChange={() => {
          setOwnTurn((before) => before + 1)
          onUnblocked()
        }}
      />
    </div>
  )
}
