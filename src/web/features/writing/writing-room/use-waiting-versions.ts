import { useCallback, useEffect, useState } from 'react'
import type { Corrected } from '#domain/writing/essay-wire.ts'
import { writingRoomTexts } from '#texts/writing/writing-room.ts'
import { newId } from '#web/browser/new-id.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { bodyOf, sendUnderSomeId } from './correct-sheet.ts'
import { sendForCorrection } from './essay-calls.ts'
import type { Sheet } from './stored-sheet.ts'
import { addWaiting, dropAllWaiting, sendWaiting, waitingOf } from './waiting-versions.ts'

/**
 * Sends what waits for the history when the room opens, when the network is back, and when a version is added.
 *
 * @param onTaken told each version that the server has taken
 */
export function useWaitingVersions(userId: string | null, onTaken: (taken: Corrected) => void) {
  const [count, setCount] = useState(0)
  const [isSending, setSending] = useState(false)

  const send = useCallback(async (): Promise<void> => {
    if (userId === null) return setCount(0)
    setCount(waitingOf(userId).length)
    if (!navigator.onLine || waitingOf(userId).length === 0) return
    setSending(true)
    const { taken, code } = await sendWaiting(userId, async (body) => {
      const { answer } = await sendUnderSomeId(body, sendForCorrection, newId)
      return answer
    })
    setSending(false)
    setCount(waitingOf(userId).length)
    for (const one of taken) {
      onTaken(one)
      showToast(writingRoomTexts.waiting.sent({ total: one.correction.total }))
    }
    const refusal = code === null ? undefined : writingRoomTexts.refusals[code]
    if (refusal)
      showToast({
        variant: 'destructive',
        title: writingRoomTexts.failure.title,
        description: refusal,
      })
  }, [userId, onTaken])

  useEffect(() => {
    const handleOnline = () => void send()
    handleOnline()
    addEventListener('online', handleOnline)
    return () => removeEventListener('online', handleOnline)
  }, [send])

  return {
    count,
    isSending,
    send,
    /** @returns false where nothing can be kept */
    add: (sheet: Sheet): boolean => {
      if (userId === null || !addWaiting({ userId, body: bodyOf(sheet) })) return false
      void send()
      return true
    },
    discard: () => {
      if (userId !== null) dropAllWaiting(userId)
      setCount(0)
    },
  }
}
