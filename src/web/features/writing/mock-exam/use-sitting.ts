import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { GRACE_MS } from '#domain/writing/mock-exam/mock-exam.ts'
import type { ApiRefusal } from '#web/shared/session/call-api.ts'
import {
  type ExamSheet,
  forgetSitting,
  type KeptSitting,
  keepSitting,
  keptSitting,
  sittingAsAnswered,
} from './kept-sitting.ts'
import { fetchSitting, sendHandIn, sendSheet } from './mock-exam-calls.ts'

const TICK_MS = 1000
/** While the pen moves it is saved so often; a pause longer than this is saved. */
const SAVE_EVERY_MS = 3000

type SittingState =
  | { readonly step: 'loading' }
  | { readonly step: 'failed'; readonly code: string }
  | { readonly step: 'writing' }
  /** Another hand has written meanwhile: the student chooses. */
  | { readonly step: 'elsewhere'; readonly other: ExamSheet; readonly revision: number }
  | { readonly step: 'handed-in' }
  /** What stands here came too late. */
  | { readonly step: 'late' }

/**
 * The sheet of a sitting: kept here at every change, on the server every few seconds, handed in by hand or at the end of
 * the server's clock. What came back from the server decides; without it the device goes on by what it kept.
 */
export function useSitting(month: string) {
  const [state, setState] = useState<SittingState>({ step: 'loading' })
  const [kept, setKept] = useState<KeptSitting | null>(null)
  const [savedAt, setSavedAt] = useState<string | null>(null)
  const [isOffline, setOffline] = useState(false)
  const latest = useRef<KeptSitting | null>(null)
  const busy = useRef(false)
  const handing = useRef(false)
  const nextSaveMs = useRef(0)

  const put = useCallback((next: KeptSitting) => {
    latest.current = next
    setKept(next)
    keepSitting(next)
  }, [])

  const load = useCallback(async (): Promise<void> => {
    const here = keptSitting(month)
    if (here && latest.current === null) {
      put(here)
      setState({ step: 'writing' })
    }
    const answer = await fetchSitting(month)
    if (!answer.ok) {
      setOffline(answer.code === 'unreachable')
      if (!latest.current || answer.code !== 'unreachable') setState({ step: 'failed', code: answer.code })
      return
    }
    setOffline(false)
    setState(settled(answer.value.state, latest.current, sittingAsAnswered(answer.value), put))
  }, [month, put])

  useEffect(() => {
    latest.current = null
    void load()
  }, [load])

  const refused = useCallback(({ code, answer }: ApiRefusal) => {
    if (code === 'unreachable') return setOffline(true)
    if (code === 'changed_elsewhere') return setState(elsewhere(answer))
    if (code === 'handed_in') return setState({ step: 'handed-in' })
    if (code === 'time_is_over') return setState({ step: 'late' })
    setOffline(true)
  }, [])

  const save = useCallback(async (): Promise<void> => {
    const now = latest.current
    if (!now?.isUnsaved || busy.current) return
    busy.current = true
    nextSaveMs.current = Date.now() + SAVE_EVERY_MS
    const answer = await sendSheet(month, { ...now.sheet, revision: now.revision })
    busy.current = false
    if (!answer.ok) return refused(answer)
    setOffline(false)
    setSavedAt(answer.value.savedAt)
    const after = latest.current ?? now
    const aheadMs = new Date(answer.value.now).getTime() - Date.now()
    put({ ...after, aheadMs, revision: answer.value.revision, isUnsaved: after.sheet !== now.sheet })
  }, [month, put, refused])

  const handIn = useCallback(async (): Promise<boolean> => {
    if (handing.current) return true
    handing.current = true
    while (busy.current) await pause()
    const now = latest.current
    if (!now) return false
    busy.current = true
    const answer = await sendHandIn(month, { ...now.sheet, revision: now.revision })
    busy.current = false
    handing.current = false
    if (!answer.ok) {
      refused(answer)
      return answer.code !== 'unreachable'
    }
    forgetSitting(month)
    setState({ step: 'handed-in' })
    return true
  }, [month, refused])

  const leftMs = useExamTick({
    isWriting: state.step === 'writing',
    latest,
    nextSaveMs,
    save,
    handIn,
    setState,
  })

  return {
    state,
    kept,
    savedAt,
    isOffline,
    leftMs,
    load,
    handIn,
    change: (part: Partial<ExamSheet>) => {
      const now = latest.current
      if (now) put({ ...now, sheet: { ...now.sheet, ...part }, isUnsaved: true })
    },
    /** The student's choice between two texts. */
    choose: (isOther: boolean) => {
      const now = latest.current
      if (!now || state.step !== 'elsewhere') return
      const { other, revision } = state
      put({ ...now, revision, sheet: isOther ? other : now.sheet, isUnsaved: !isOther })
      setState({ step: 'writing' })
    },
  }
}

type Ticking = {
  isWriting: boolean
  latest: RefObject<KeptSitting | null>
  nextSaveMs: RefObject<number>
  save: () => Promise<void>
  handIn: () => Promise<boolean>
  setState: (state: SittingState) => void
}

/** Each second: what is left by the server's clock; saves what is unsaved, hands in when the time is over. */
function useExamTick({ isWriting, latest, nextSaveMs, save, handIn, setState }: Ticking): number | null {
  const [leftMs, setLeftMs] = useState<number | null>(null)
  useEffect(() => {
    if (!isWriting) return
    const tick = () => {
      const now = latest.current
      if (!now) return
      const left = new Date(now.sitting.endsAt).getTime() - Date.now() - now.aheadMs
      setLeftMs(Math.max(0, left))
      // What is unsaved now came too late; the rest is handed in by the server itself.
      if (left <= -GRACE_MS) setState({ step: now.isUnsaved ? 'late' : 'handed-in' })
      else if (left <= 0) void handIn()
      else if (now.isUnsaved && Date.now() >= nextSaveMs.current) void save()
    }
    tick()
    const timer = setInterval(tick, TICK_MS)
    addEventListener('online', tick)
    return () => {
      clearInterval(timer)
      removeEventListener('online', tick)
    }
  }, [isWriting, latest, nextSaveMs, save, handIn, setState])
  return leftMs
}

/** The other hand's text, as the refusal brings it. */
function elsewhere(answer: ApiRefusal['answer']): SittingState {
  return {
    step: 'elsewhere',
    other: {
      text: String(answer['text'] ?? ''),
      pastedCharacters: Number(answer['pastedCharacters']) || 0,
      hasPaperLines: answer['hasPaperLines'] === true,
    },
    revision: Number(answer['revision']) || 0,
  }
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 100))
}

/** What the server holds beside what this browser kept. */
function settled(
  there: string,
  here: KeptSitting | null,
  answered: KeptSitting,
  put: (next: KeptSitting) => void,
): SittingState {
  const isSame = here?.sheet.text === answered.sheet.text
  if (there !== 'writing') {
    const isLate = here?.isUnsaved && !isSame
    if (!isLate) forgetSitting(answered.sitting.month)
    return { step: isLate ? 'late' : 'handed-in' }
  }
  if (!here?.isUnsaved || isSame) {
    put(answered)
    return { step: 'writing' }
  }
  put({ ...answered, sheet: here.sheet, revision: here.revision, isUnsaved: true })
  return here.revision === answered.revision
    ? { step: 'writing' }
    : { step: 'elsewhere', other: answered.sheet, revision: answered.revision }
}
