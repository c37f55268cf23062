import { useCallback, useEffect, useRef, useState } from 'react'
import type { Correction } from '#corrector/correction.ts'
import { ok, refuse } from '#domain/shared/result.ts'
import { essayToCorrect } from '#domain/writing/essay-to-correct.ts'
import { beginGuided, type Guided, settled, withSentence } from '#domain/writing/guided-rewriting.ts'
import { readSheet } from '#domain/writing/writing-room.ts'
import { readRewriting } from '#web/features/writing/writing-room/essay-calls.ts'
import type { Sheet } from '#web/features/writing/writing-room/stored-sheet.ts'
import { correctOnDevice } from '#web/shared/device-corrector/device-corrector.ts'

export type Read = {
  readonly guided: Guided
  readonly correction: Correction
  /** As it was read when the rewriting began. */
  readonly first: Correction
}
export type Checked = {
  readonly grantedXp: number
  readonly cameCount: number
  readonly isFromDevice: boolean
}

/** The rewriting of a sheet, as the engine last read it; `failed` while it could not be read at all. */
export function useReading(sheet: Sheet | null, onChange: (text: string) => void) {
  const [state, setState] = useState<Read | 'failed' | null>(null)
  const begun = useRef(false)

  const begin = useCallback(async (first: Sheet): Promise<void> => {
    setState(null)
    // As the engine reads it: its marks count from there.
    const text = readSheet(first.text)
    const answer = await readWhole(first, text)
    if (!answer.ok) return setState('failed')
    const { correction } = answer.value
    setState({
      guided: beginGuided(text, correction),
      correction,
      first: correction,
    })
  }, [])

  useEffect(() => {
    if (!sheet || begun.current) return
    begun.current = true
    void begin(sheet)
  }, [sheet, begin])

  return {
    state,
    retry: () => {
      if (sheet) void begin(sheet)
    },
    /** Null where it could not be read: the sentence stays in its field. */
    check: async (id: string, sentence: string): Promise<Checked | null> => {
      if (!sheet || state === null || state === 'failed') return null
      const written = withSentence(state.guided, id, sentence)
      const answer = await readWhole(sheet, written.text)
      if (!answer.ok) return null
      const { correction, grantedXp, isFromDevice } = answer.value
      const guided = settled(written, correction.marks)
      setState({ ...state, guided, correction })
      onChange(written.text)
      return { grantedXp, isFromDevice, cameCount: guided.items.length - written.items.length }
    },
  }
}

/** By the server; where none answers, by the device's corrector if it is kept here. */
async function readWhole({ essayId, theme, hasPaperLines }: Sheet, text: string) {
  const answer = await readRewriting(essayId, { text, hasPaperLines })
  if (answer.ok) return ok({ ...answer.value, isFromDevice: false })
  if (answer.code !== 'unreachable') return answer
  const made = await correctOnDevice(
    essayToCorrect(theme ?? { title: '', motivating: '' }, text, hasPaperLines),
  )
  return made.ok ? ok({ correction: made.value, grantedXp: 0, isFromDevice: true }) : refuse('unreachable')
}
