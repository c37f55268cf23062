/** The disk is full, for the database, the files and everything else at once; then there is room again. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Fault } from './fault.ts'

export const fillDisk: Fault = {
  name: 'full disk',
  async strike({ disk, lastsMs }) {
    if (disk.unfillable !== null) return { said: 'not done', differences: [], skipped: disk.unfillable }
    const usedMb = disk.fill()
    await sleep(lastsMs)
    disk.empty()
    return { said: `no room beyond ${usedMb} MB for ${(lastsMs / 1000).toFixed(1)} s`, differences: [] }
  },
}
