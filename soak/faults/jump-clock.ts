/** The clock of one process jumps two hours ahead, then ten minutes behind the true one, then back. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Fault } from './fault.ts'

const AHEAD_MS = 2 * 3_600_000
const BEHIND_MS = -600_000

export const jumpClock: Fault = {
  name: 'clock jump',
  async strike({ victim, lastsMs }) {
    await victim.setClock(AHEAD_MS)
    await sleep(lastsMs / 2)
    await victim.setClock(BEHIND_MS)
    await sleep(lastsMs / 2)
    await victim.setClock(0)
    return { said: 'one process two hours ahead, then ten minutes behind', differences: [] }
  },
}
