/** The page that was open last, as this device keeps it for the way back after signing in (way-back.ts). */
import { isPlaceToReturn, type KeptPlace } from '#domain/account/way-back.ts'
import { isRecord } from '#domain/shared/is-record.ts'
import { deviceThings } from '#web/browser/kept-things.ts'

const KEY = 'domine-a-redacao:volta'

/** At every page that somebody opens. */
export function rememberPlace(place: string): void {
  if (!isPlaceToReturn(place)) return
  attempt(() => deviceThings.setItem(KEY, JSON.stringify({ place, atMs: Date.now() } satisfies KeptPlace)))
}

export function keptPlace(): KeptPlace | null {
  const kept: unknown = attempt(() => JSON.parse(deviceThings.getItem(KEY) ?? 'null'))
  if (!isRecord(kept)) return null
  const { place, atMs } = kept
  return typeof place === 'string' && typeof atMs === 'number' ? { place, atMs } : null
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
