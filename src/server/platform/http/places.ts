/**
 * How much of a thread's work may visitors have under way at once in this process? What a stranger sends again and again
 * must not stand in line before what students are waiting for.
 */
import { HttpError } from './errors.ts'

const RETRY_SECONDS = 2

export type Places = {
  /** @throws HttpError 503 where all places, or those of this key, are taken */
  readonly run: <Result>(key: string, work: () => Promise<Result>) => Promise<Result>
}

export function createPlaces({ all, ofOneKey }: { all: number; ofOneKey: number }): Places {
  const byKey = new Map<string, number>()
  let taken = 0
  return {
    async run(key, work) {
      const own = byKey.get(key) ?? 0
      if (taken >= all || own >= ofOneKey)
        throw new HttpError(503, 'busy', 'Too many ask at once', { retry_after_seconds: RETRY_SECONDS })
      taken += 1
      byKey.set(key, own + 1)
      try {
        return await work()
      } finally {
        taken -= 1
        const left = (byKey.get(key) ?? 1) - 1
        if (left === 0) byKey.delete(key)
        else byKey.set(key, left)
      }
    },
  }
}
