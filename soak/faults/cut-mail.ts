/** The mail server is gone: connections break, new ones are refused. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Fault } from './fault.ts'

export const cutMail: Fault = {
  name: 'cut mail server',
  async strike({ mail, lastsMs }) {
    await mail.cut()
    await sleep(lastsMs)
    await mail.mend()
    return { said: `away for ${(lastsMs / 1000).toFixed(1)} s`, differences: [] }
  },
}
