/** What a visitor had corrected goes into the account that was entered: as its first version, corrected by the server. */
import type { Corrected } from '#domain/writing/essay-wire.ts'
import { newId } from '#web/browser/new-id.ts'
import { bodyOf, sendUnderSomeId } from './correct-sheet.ts'
import { sendForCorrection } from './essay-calls.ts'
import { forgetCorrection, keptCorrection } from './kept-correction.ts'

/** What another try does not mend. */
const FOR_GOOD: ReadonlySet<string> = new Set(['invalid_input', 'unknown_theme', 'blank', 'body_too_large'])

let taking: Promise<Corrected | null> | null = null

/** Null where nothing waits, and where it waits on: for a network, or for tomorrow's corrections. */
export function takeInCorrection(): Promise<Corrected | null> {
  taking ??= takeIn().finally(() => {
    taking = null
  })
  return taking
}

async function takeIn(): Promise<Corrected | null> {
  const kept = keptCorrection()
  if (!kept) return null
  const { answer } = await sendUnderSomeId(bodyOf(kept.sheet), sendForCorrection, newId)
  if (answer.ok || FOR_GOOD.has(answer.code)) forgetCorrection()
  return answer.ok ? answer.value : null
}
