import { useCallback, useEffect, useRef, useState } from 'react'
import type { SheetFigures } from '#domain/writing/given-sheets.ts'
import type { ShownCorners } from '#domain/writing/sheet-photograph/photograph-messages.ts'
import { whenIdle } from '#web/browser/when-idle.ts'
import WORKER_URL from '../../../../worker/photograph-worker.ts?worker&url'
import {
  createPhotographThread,
  type PhotographThread,
  type ReadSheet,
  type ThreadAnswer,
} from './photograph-thread.ts'

export type PhotographState =
  | { readonly step: 'none' }
  | { readonly step: 'working' }
  | { readonly step: 'failed'; readonly failure: 'heic' | 'undecodable' | 'broken' }
  /** The corners are the student's to drag; `found` is what there was before she wished to. */
  | { readonly step: 'corners'; readonly corners: ShownCorners; readonly isAsked: boolean }
  | { readonly step: 'found'; readonly sheet: ReadSheet }

/** Where nothing was seen: a little inside of the picture. */
const INSET: ShownCorners = [
  [0.1, 0.1],
  [0.9, 0.1],
  [0.9, 0.9],
  [0.1, 0.9],
]

/** One photograph after the other, read in a worker that is there as long as this screen. */
export type PhotographReading = {
  readonly file: Blob
  /** How the page was found before anybody touched it, and where. */
  readonly way: SheetFigures['way']
  readonly found: ShownCorners | null
  readonly quarterTurns: number
  /** Pixels of what was read. */
  readonly size: { readonly width: number; readonly height: number }
}

export function usePhotograph() {
  const [state, setState] = useState<PhotographState>({ step: 'none' })
  /** The photograph as it was taken, for the corners; null while there is none. */
  const [address, setAddress] = useState<string | null>(null)
  const [reading, setReading] = useState<PhotographReading | null>(null)
  const thread = useRef<PhotographThread | null>(null)

  useEffect(() => {
    thread.current = createPhotographThread(() => startWorker(), 'OffscreenCanvas' in window)
    const { begin, end } = thread.current
    // Before it is needed, so that it is kept for a time without a network, and reads at once what is given to it.
    const callOff = whenIdle(begin)
    return () => {
      callOff()
      end()
    }
  }, [])
  useEffect(() => {
    if (address !== null) return () => URL.revokeObjectURL(address)
  }, [address])

  const ask = useCallback(
    async (
      question: (open: PhotographThread) => ReturnType<PhotographThread['open']>,
      onAnswer: (answer: ThreadAnswer) => void = () => undefined,
    ) => {
      if (!thread.current) return
      setState({ step: 'working' })
      const answer = await question(thread.current)
      onAnswer(answer)
      if ('failure' in answer) setState({ step: 'failed', failure: answer.failure })
      else if ('found' in answer) setState({ step: 'found', sheet: answer.found })
      else setState({ step: 'corners', corners: answer.guess ?? INSET, isAsked: true })
    },
    [],
  )

  return {
    state,
    address,
    reading,
    open: (file: Blob) => {
      setAddress(URL.createObjectURL(file))
      setReading(null)
      void ask(
        (open) => open.open(file),
        (answer) => setReading(readingOf(file, answer)),
      )
    },
    drag: (corners: ShownCorners) => void ask((open) => open.drag(corners)),
    turn: () => {
      setReading((now) => now && { ...now, quarterTurns: now.quarterTurns + 1 })
      void ask((open) => open.turn())
    },
    adjust: (corners: ShownCorners) => setState({ step: 'corners', corners, isAsked: false }),
    /** The photograph is no longer needed. */
    clear: () => {
      setState({ step: 'none' })
      setAddress(null)
      setReading(null)
    },
  }
}

function readingOf(file: Blob, answer: ThreadAnswer): PhotographReading | null {
  if ('failure' in answer) return null
  const { size } = answer
  if ('guess' in answer) return { file, way: 'asked', found: answer.guess, quarterTurns: 0, size }
  const { kind, corners } = answer.found
  return { file, way: kind === 'sheet' ? 'markers' : 'edges', found: corners, quarterTurns: 0, size }
}

/** Under `npm run dev` it is a module that imports others; the build makes one script of it. */
function startWorker(): Worker {
  return new Worker(WORKER_URL, { type: import.meta.env.DEV ? 'module' : 'classic' })
}
