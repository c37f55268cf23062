import { useCallback, useEffect, useRef, useState } from 'react'
import type { Desk, DeskChange } from '#domain/console/teacher-corrections-admin-wire.ts'
import { addChange, withoutSent } from './change-outbox.ts'
import { useDeskCalls } from './desk-calls-context.ts'
import { applyChange, type DeskState, stateOf } from './desk-state.ts'
import { storedOutbox, storeOutbox } from './stored-changes.ts'
import { useSecondsSpent } from './use-seconds-spent.ts'

/** lost: another window, or another person, has it now. gone: its student took the essay away. */
export type SaveState = 'saved' | 'saving' | 'waiting' | 'refused' | 'lost' | 'gone'

export type DeskWork = DeskState & {
  readonly saveState: SaveState
  /** Changes of an earlier time, after which somebody else wrote here: nobody knows which are meant. */
  readonly leftCount: number
  readonly change: (...changes: DeskChange[]) => void
  readonly answerLeft: (isUsed: boolean) => void
  /** @returns whether the server has everything */
  readonly flush: () => Promise<boolean>
}

/** Typing pauses for so long before it is sent. */
const PAUSE_MS = 500
const RETRY_MS = 4000

/** What is written on one correction: shown at once, kept in this browser at once, sent when the hand rests. */
export function useDesk(desk: Desk): DeskWork {
  const { id, token } = desk
  const { sendChanges } = useDeskCalls()
  const [left, setLeft] = useState(() => leftChanges(desk))
  const [state, setState] = useState(() => replayed(desk))
  const [saveState, setSaveState] = useState<SaveState>('saved')
  const seconds = useSecondsSpent(desk.secondsSpent)
  const waiting = useRef<readonly DeskChange[]>(replayable(desk))
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const sending = useRef<Promise<boolean> | null>(null)

  const keep = useCallback(() => {
    storeOutbox(id, { token, secondsSpent: seconds(), changes: waiting.current })
  }, [id, token, seconds])

  const send = useCallback(async (): Promise<boolean> => {
    while (waiting.current.length > 0) {
      const sent = waiting.current
      setSaveState('saving')
      const answer = await sendChanges(id, { token, secondsSpent: seconds(), changes: [...sent] })
      if (!answer.ok) {
        if (answer.code === 'lease_lost') setSaveState('lost')
        else if (answer.code === 'correction_gone') setSaveState('gone')
        else if (answer.code === 'unreachable') {
          setSaveState('waiting')
          timer.current = setTimeout(() => void flushRef.current(), RETRY_MS)
        } else setSaveState('refused')
        return false
      }
      waiting.current = withoutSent(waiting.current, sent)
      keep()
    }
    setSaveState('saved')
    return true
  }, [id, token, seconds, keep, sendChanges])

  const flush = useCallback((): Promise<boolean> => {
    clearTimeout(timer.current)
    sending.current ??= send().finally(() => {
      sending.current = null
    })
    return sending.current
  }, [send])
  const flushRef = useRef(flush)
  flushRef.current = flush

  const change = useCallback(
    (...changes: DeskChange[]) => {
      const now = new Date().toISOString()
      setState((before) => changes.reduce((next, one) => applyChange(next, one, now), before))
      waiting.current = changes.reduce<readonly DeskChange[]>(
        (all, one) => addChange(all, one),
        waiting.current,
      )
      keep()
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void flushRef.current(), PAUSE_MS)
    },
    [keep],
  )

  useEffect(() => {
    if (waiting.current.length > 0) void flushRef.current()
    const flushNow = () => void flushRef.current()
    addEventListener('online', flushNow)
    document.addEventListener('visibilitychange', flushNow)
    return () => {
      clearTimeout(timer.current)
      removeEventListener('online', flushNow)
      document.removeEventListener('visibilitychange', flushNow)
      flushNow()
    }
  }, [])

  function answerLeft(isUsed: boolean): void {
    const changes = left
    setLeft([])
    if (isUsed) change(...changes)
    else keep()
  }

  return { ...state, saveState, leftCount: left.length, change, answerLeft, flush }
}

/** What this browser did not bring away last time, where nobody has written since. */
function replayable({ id, tokenBefore }: Desk): readonly DeskChange[] {
  const kept = storedOutbox(id)
  return kept !== null && kept.token === tokenBefore ? kept.changes : []
}

function leftChanges({ id, tokenBefore }: Desk): readonly DeskChange[] {
  const kept = storedOutbox(id)
  return kept !== null && kept.token !== tokenBefore ? kept.changes : []
}

function replayed(desk: Desk): DeskState {
  const now = new Date().toISOString()
  return replayable(desk).reduce((state, one) => applyChange(state, one, now), stateOf(desk))
}
