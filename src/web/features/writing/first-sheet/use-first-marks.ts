import { useCallback, useEffect, useRef, useState } from 'react'
import { carryMarks, FIRST_WORDS, type FirstMark } from '#domain/writing/first-marks.ts'
import { earlyMarksOf } from './early-marks.ts'

/** The pen reads when the hand rests for so long. */
const REST_MS = 500

export type Reading = 'none' | 'reading' | 'read' | 'failed'

const loadReader = () => import('./first-reader.ts')

/** The marks of what stands on the sheet: read whenever the hand rests, carried along while it writes. */
export function useFirstMarks(text: string) {
  const [read, setRead] = useState<{ text: string; marks: readonly FirstMark[] } | null>(null)
  const [reading, setReading] = useState<Reading>('none')
  const latest = useRef(text)
  latest.current = text

  const readNow = useCallback(async (): Promise<void> => {
    const asked = latest.current
    setReading('reading')
    const marks = await readText(asked)
    // The hand has gone on: what it writes is read at its next rest.
    if (latest.current !== asked) return
    if (marks) setRead({ text: asked, marks })
    setReading(marks ? 'read' : 'failed')
  }, [])

  const isRead = read?.text === text
  useEffect(() => {
    if (countWords(text) < FIRST_WORDS || isRead) return
    // What the server was asked for before the page began needs no rest of the hand.
    const timer = setTimeout(() => void readNow(), earlyMarksOf(text) ? 0 : REST_MS)
    return () => clearTimeout(timer)
  }, [text, isRead, readNow])

  return {
    marks: read ? carryMarks(read.marks, read.text, text) : [],
    reading: text.trim() === '' ? ('none' as const) : isRead ? ('read' as const) : reading,
    readNow,
  }
}

/** What was asked before the page began is not asked again. */
async function readText(text: string): Promise<readonly FirstMark[] | null> {
  const early = await earlyMarksOf(text)?.catch(() => null)
  if (early) return early
  return loadReader()
    .then(({ readFirstText }) => readFirstText(text))
    .catch(() => null)
}

export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => word !== '').length
}

/** When the sheet is touched: what reads it comes while the first words are written. */
export function warmReader(): void {
  void loadReader()
    .then(({ warm }) => warm())
    .catch(() => {})
}
