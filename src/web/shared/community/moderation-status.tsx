import { useAsked } from '#web/shared/asked/use-asked.ts'
import { useReader } from '#web/shared/session/use-reader.ts'
import { fetchModerationStatus } from './fetch-moderation-status.ts'
import { OwnStanding } from './own-standing.tsx'

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
    { keepsOld: true },
  )

  if (!moderationStatus) return null
  return (
    <OwnStanding
      cases={moderationStatus.cases}
      blocked={moderationStatus.blocked}
      onCaseChange={() => void reload()}
      onUnblocked={() => {
        void reload()
        onUnblocked()
      }}
      className="mt-10 grid items-start gap-5 sm:grid-cols-2"
    />
  )
}
