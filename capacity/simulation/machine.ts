/**
 * The cores of one machine, shared evenly by everything that wants to run: each task goes on at full speed while there
 * are no more of them than cores, and slower together otherwise. Nothing here knows what the tasks are.
 */
import { createAgenda } from './agenda.ts'

export type Machine<T> = {
  readonly begin: (now: number, work: number, task: T) => void
  /** When the next task ends if nothing else begins; Infinity where nothing runs. */
  readonly endsAt: () => number
  /** Takes the task that ends now. */
  readonly end: (now: number) => T
  /** Seconds of cores used so far. */
  readonly usedUntil: (now: number) => number
}

/** @param cores how many tasks run at full speed */
export function createMachine<T>(cores: number): Machine<T> {
  /** Work that each task present since the beginning would have got. Its unit is seconds of one core. */
  let progress = 0
  let at = 0
  let used = 0
  const running = createAgenda<T>()
  const speed = () => Math.min(1, cores / running.size())

  function goOn(now: number): void {
    const count = running.size()
    if (count > 0) {
      progress += (now - at) * speed()
      used += (now - at) * Math.min(count, cores)
    }
    at = now
  }

  return {
    begin(now, work, task) {
      goOn(now)
      running.put(progress + work, task)
    },
    endsAt: () =>
      running.size() === 0
        ? Number.POSITIVE_INFINITY
        : at + Math.max(0, running.soonest() - progress) / speed(),
    end(now) {
      goOn(now)
      const ended = running.next()
      if (!ended) throw new Error('nothing runs on this machine')
      return ended.what
    },
    usedUntil(now) {
      goOn(now)
      return used
    },
  }
}
