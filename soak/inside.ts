/**
 * Preloaded into each process of the product (`--import`), so that the product carries no switch for it: moves the
 * process's clock, collects its garbage and tells its memory, when the soak asks over the channel between the two.
 */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { isMainThread } from 'node:worker_threads'

export type Order = { readonly number: number; readonly shiftMs?: number; readonly isMemoryAsked?: boolean }
export type MemoryReport = { readonly number: number; readonly heapMb: number; readonly residentMb: number }

const COLLECTIONS = 3
const RealDate = Date
let shiftMs = 0

if (isMainThread && process.send) {
  globalThis.Date = shiftedDate()
  process.on('message', (order: Order) => obey(order))
}

function obey({ number, shiftMs: requested, isMemoryAsked }: Order): void {
  if (requested !== undefined) shiftMs = requested
  if (isMemoryAsked) collectGarbage()
  const { heapUsed, external, rss } = process.memoryUsage()
  const told: MemoryReport = { number, heapMb: (heapUsed + external) / 2 ** 20, residentMb: rss / 2 ** 20 }
  process.send?.(told)
}

/** As a step of the machine's clock looks from within: the wall jumps, timers and `performance.now()` do not. */
function shiftedDate(): DateConstructor {
  const now = () => RealDate.now() + shiftMs
  const shifted = new Proxy(RealDate, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length > 0 ? args : [now()], newTarget),
    apply: () => new RealDate(now()).toString(),
    get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
  })
  RealDate.prototype.constructor = shifted
  return shifted
}

function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  // V8 gives the function to contexts that are made after the flag.
  const collect = runInNewContext('gc') as () => void
  for (let n = 0; n < COLLECTIONS; n += 1) collect()
}
