/** One of the two processes is killed outright and started again, as a supervisor does it. */
import type { Fault } from './fault.ts'

export const killProcess: Fault = {
  name: 'kill -9 of a process',
  async strike({ victim }) {
    await victim.kill()
    const killedAt = performance.now()
    await victim.start()
    const seconds = ((performance.now() - killedAt) / 1000).toFixed(1)
    return { said: `ready again after ${seconds} s`, differences: [] }
  },
}
