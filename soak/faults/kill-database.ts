/** PostgreSQL is killed outright; its supervisor starts it again, and it recovers from its log. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Fault } from './fault.ts'

const LIMIT_MS = 60_000

export const killDatabase: Fault = {
  name: 'kill -9 of PostgreSQL',
  async strike({ killDatabase, steady }) {
    killDatabase()
    const killedAt = performance.now()
    while (performance.now() - killedAt < LIMIT_MS) {
      await sleep(100)
      if (await isReady(steady.url)) {
        const seconds = ((performance.now() - killedAt) / 1000).toFixed(1)
        return { said: `served again after ${seconds} s`, differences: [] }
      }
    }
    return { said: 'not served again', differences: [`PostgreSQL is not back after ${LIMIT_MS / 1000} s`] }
  },
}

function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    (response) => response.ok,
    () => false,
  )
}
