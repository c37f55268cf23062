/**
 * Every minute all processes behind one door are exchanged, as a new version comes, from the first fault to the last one
 * and beside them all. No call at that door may find it shut, or be cut off.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Exchanged } from '../exchanged.ts'
import type { Ledger } from '../ledger.ts'
import type { Struck } from './fault.ts'

const EVERY_MS = 60_000
const LOOK_EVERY_MS = 100
/** Each process may rest for a minute before it is killed, and its successor starts on a busy machine. */
const LIMIT_MS = 240_000

/** @param isOver when the class goes home */
export async function restartEachMinute(
  exchanged: Exchanged,
  ledger: Pick<Ledger, 'unanswered' | 'answersByDoor'>,
  isOver: () => boolean,
): Promise<Struck> {
  const differences: string[] = []
  let longestMs = 0
  while (!isOver()) {
    const startedAt = performance.now()
    const passedMs = () => performance.now() - startedAt
    const before = sum(exchanged)
    exchanged.exchange()
    while (sum(exchanged) === before && passedMs() < LIMIT_MS) await sleep(LOOK_EVERY_MS)
    longestMs = Math.max(longestMs, passedMs())
    if (sum(exchanged) === before) {
      differences.push(`an exchange has no end after ${LIMIT_MS / 1000} s`)
      break
    }
    while (!isOver() && passedMs() < EVERY_MS) await sleep(LOOK_EVERY_MS)
  }
  const { done, stayed } = exchanged.outcomes()
  if (done === 0) differences.push('nothing was ever exchanged')
  const refused = ledger.unanswered.filter(({ door }) => door === exchanged.url)
  const answers = ledger.answersByDoor.get(exchanged.url) ?? 0
  return {
    said: `exchanged ${done} times, in ${Math.round(longestMs / 1000)} s at most, not ${stayed} times (nothing can start without a database); ${answers} answers, ${refused.length} calls refused or cut off`,
    differences: [...differences, ...refused.map(({ call }) => `refused or cut off: ${call}`)],
  }
}

function sum({ outcomes }: Exchanged): number {
  const { done, stayed } = outcomes()
  return done + stayed
}
