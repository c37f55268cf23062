/** What stands in the place of the room once a text is corrected; a member's correction has a page of its own. */
import { ENEM } from '#domain/writing/exam-reading.ts'
import { fetchedPart } from '#web/shared/asked/fetched-part.tsx'
import type { CorrectedSheet } from './correct-sheet.ts'
import { MadeOnDevice } from './made-on-device.tsx'

const RoomCorrection = fetchedPart(async () => {
  const correction = await import('#web/features/writing/correction/room-correction.tsx')
  return correction.RoomCorrection
})
export const ReadInRoom = fetchedPart(async () => {
  const reading = await import('#web/features/writing/exam-correction/read-in-room.tsx')
  return reading.ReadInRoom
})

/** While the text is corrected. */
export function fetchShownPart(exam: string): void {
  const part = exam === ENEM ? RoomCorrection : ReadInRoom
  part.fetchAhead()
}

type ShownCorrectionProps = {
  shown: CorrectedSheet
  isVisitor: boolean
  /** Null where there is no account to keep it in. */
  onKeep: (() => boolean) | null
  isWaiting: boolean
  onBack: () => void
}

/** In the place of the room. */
export function ShownCorrection({ shown, isVisitor, onKeep, isWaiting, onBack }: ShownCorrectionProps) {
  return (
    <RoomCorrection
      corrected={shown.corrected}
      themeId={shown.sheet.theme?.id ?? null}
      onBack={() => {
        onBack()
        window.scrollTo({ top: 0 })
      }}
      isVisitor={isVisitor}
      notice={shown.isFromDevice ? <MadeOnDevice onKeep={onKeep} isWaiting={isWaiting} /> : null}
    />
  )
}
