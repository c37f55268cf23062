import { useAsked } from '#web/shared/asked/use-asked.ts'
import { useReader } from '#web/shared/session/use-reader.ts'
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
  const reader = useReader()
  const { value: standing, reload } = useAsked(reader && `standing ${reader} ${turn}`, fetchStanding, {
    keepsOld: true,
  })

  if (!standing || standing.cases.length + standing.blocked.length === 0) return null
  return (
    <div className="mt-10 grid items-start gap-5 sm:grid-cols-2">
      <OwnCases cases={standing.cases} onChange={() => void reload()} />
      <BlockedPeople
        blocked={standing.blocked}
        onChange={() => {
          void reload()
          onUnblocked()
        }}
      />
    </div>
  )
}
