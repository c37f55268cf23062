import { useAsked } from '#web/shared/asked/use-asked.ts'
import { useReader } from '#web/shared/session/use-reader.ts'
import { BlockedPeople } from './blocked-people.tsx'
import { fetchModerationStatus } from './moderation-calls.ts'
import { OwnCases } from './own-cases.tsx'

type ModerationStatusProps = {
  /** Counted up when something may have changed: it is asked again. */
  turn: number
  /** Somebody was let back: their texts can be read again. */
  onUnblocked: () => void
}

/** What was decided about one's own texts, and whom one has blocked; nothing while there is neither. */
export function ModerationStatus({ turn, onUnblocked }: ModerationStatusProps) {
  const reader = useReader()
  const { value: moderationStatus, reload } = useAsked(
    reader && `standing ${reader} ${turn}`,
    fetchModerationStatus,
    {
      keepsOld: true,
    },
  )

  if (!moderationStatus || moderationStatus.cases.length + moderationStatus.blocked.length === 0) return null
  return (
    <div className="mt-10 grid items-start gap-5 sm:grid-cols-2">
      <OwnCases cases={moderationStatus.cases} onChange={() => void reload()} />
      <BlockedPeople
        blocked={moderationStatus.blocked}
        onChange={() => {
          void reload()
          onUnblocked()
        }}
      />
    </div>
  )
}
