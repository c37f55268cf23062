import { type RefObject, useEffect, useRef, useState } from 'react'
import type { ExamRubric } from '#domain/writing/teacher-correction/desk-rubric.ts'
import { deviceThings } from '#web/browser/kept-things.ts'
import { afterDigit, commandOf, type DeskCommand, type DigitState, digitOf } from './desk-keys.ts'

const OFF_NAME = 'domine-a-redacao:correcao-sem-teclas'
/** Where keys write, or have a meaning of their own. */
const TAKES_KEYS = 'input:not([type=radio]), textarea, select, dialog'

type KeyActions = {
  readonly fieldRef: RefObject<HTMLTextAreaElement | null>
  /** Null for the ENEM. */
  readonly exam: ExamRubric | null
  readonly digits: DigitState
  readonly onDigits: (state: DigitState, points: number | null) => void
  readonly onCommand: (command: DeskCommand) => void
}

/** The desk by keyboard. @returns whether single keys count, and how to change that */
export function useDeskKeys(actions: KeyActions): [boolean, (hasKeys: boolean) => void] {
  const [hasKeys, setKeys] = useState(storedKeys)
  const latest = useRef({ ...actions, hasKeys })
  latest.current = { ...actions, hasKeys }

  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      const { fieldRef, exam, digits, onDigits, onCommand, hasKeys: isOn } = latest.current
      const target = event.target instanceof Element ? event.target : null
      const isSheet = target === fieldRef.current
      const isTaken = !isSheet && target?.closest(TAKES_KEYS) != null
      const command = commandOf(event)
      if (target?.closest('dialog') || event.defaultPrevented) return
      if (isTaken && command !== 'finish' && command !== 'sheet') return
      // On a button or a link Enter presses it.
      if (command === 'mark' && event.key === 'Enter' && !isSheet && target !== document.body) return
      if (!isOn && command !== 'finish' && command !== 'sheet' && event.key !== 'Enter') return
      const digit = digitOf(event)
      const after = digit === null ? null : afterDigit(digits, digit, exam)
      if (after) onDigits(after.state, after.points)
      else if (command) onCommand(command)
      else return
      event.preventDefault()
    }
    addEventListener('keydown', handle)
    return () => removeEventListener('keydown', handle)
  }, [])

  function change(next: boolean): void {
    setKeys(next)
    try {
      if (next) deviceThings.removeItem(OFF_NAME)
      else deviceThings.setItem(OFF_NAME, '1')
    } catch {
      // Storage is full or forbidden: it holds as long as this page.
    }
  }
  return [hasKeys, change]
}

function storedKeys(): boolean {
  try {
    return deviceThings.getItem(OFF_NAME) === null
  } catch {
    return true
  }
}
