/**
 * How many uploads are under way at once in this process: each is held in memory, and one account must not take all
 * places. Who finds none is told to come again.
 */

import { HttpError } from '#server/platform/http/errors.ts'
import { storageTexts } from '#texts/account/pictures.ts'

const PLACES = 12
const PLACES_PER_ACCOUNT = 3
const RETRY_SECONDS = 5

export type UploadGate = {
  /** @throws HttpError 503 or, where the account itself takes the places, 429 */
  readonly run: <Result>(userId: string, work: () => Promise<Result>) => Promise<Result>
}

export function createUploadGate(): UploadGate {
  const byAccount = new Map<string, number>()
  let taken = 0
  return {
    async run(userId, work) {
      const own = byAccount.get(userId) ?? 0
      if (own >= PLACES_PER_ACCOUNT) throw busy(429)
      if (taken >= PLACES) throw busy(503)
      taken += 1
      byAccount.set(userId, own + 1)
      try {
        return await work()
      } finally {
        taken -= 1
        const left = (byAccount.get(userId) ?? 1) - 1
        if (left === 0) byAccount.delete(userId)
        else byAccount.set(userId, left)
      }
    },
  }
}

function busy(status: 429 | 503): HttpError {
  return new HttpError(status, 'SlowDown', storageTexts.busy, { retry_after_seconds: RETRY_SECONDS })
}
