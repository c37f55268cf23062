/** PostgreSQL is killed outright; its supervisor starts it again, and it recovers from its log. */
import { setTimeout as sleep } from 'node:timers/promises'
import { untilReady } from '../until-ready.ts'
import type { Fault } from './fault.ts'

const NOTICED_MS = 100
const LIMIT_MS = 60_000

export const killDatabase: Fault = {
  name: 'kill -9 of PostgreSQL',
  async strike({ database, steady }) {
    database.killPostmaster()
    const killedAt = performance.now()
    await sleep(NOTICED_MS)
    if (!(await untilReady(steady.url, LIMIT_MS))) {
      return { said: 'not served again', differences: [`PostgreSQL is not back after ${LIMIT_MS / 1000} s`] }
    }
    const seconds = ((performance.now() - killedAt) / 1000).toFixed(1)
    return { said: `served again after ${seconds} s`, differences: [] }
  },
}
