import { useState } from 'react'
import { writingRoomTexts } from '#texts/writing/writing-room.ts'
import { useIsOffline } from '#web/hooks/use-is-offline.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

const texts = writingRoomTexts.device.made

type MadeOnDeviceProps = {
  /** Asks for a place in the history; null for who has none. @returns false where it cannot be kept until then */
  onKeep: (() => boolean) | null
  isWaiting: boolean
}

/** Above a correction of this device: that it is one, and what can become of it. */
export function MadeOnDevice({ onKeep, isWaiting }: MadeOnDeviceProps) {
  const [isAsked, setAsked] = useState(false)
  const isOffline = useIsOffline()
  const button = (
    <Button size="small" onClick={() => setAsked(onKeep?.() ?? false)}>
      {isOffline ? texts.keepLater : texts.keep}
    </Button>
  )
  return (
    <Notice className="no-print mb-6" title={texts.title} actions={onKeep && !isAsked ? button : null}>
      <p>{texts.lead}</p>
      {onKeep ? (
        <p className="mt-1">{isAsked ? (isWaiting ? texts.kept : texts.sent) : texts.keepNote}</p>
      ) : null}
    </Notice>
  )
}
