/**
 * Whether this page is without a network. A browser believes in one as soon as a router answers, so two more signs
 * count: the service worker has answered with a page that it had kept, or an attempt of ours has failed.
 */

/** A browser says that it is online before anything can be reached. */
const ASK_AFTER_MS = [1_000, 2_000, 5_000, 10_000]

const listeners = new Set<() => void>()
let isUnreachable = false
let isWorkerAsked = false

export function isOffline(): boolean {
  return isUnreachable || !navigator.onLine
}

/** @returns how to stop listening */
export function subscribeToOffline(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('online', listener)
  addEventListener('offline', listener)
  askWorker()
  return () => {
    listeners.delete(listener)
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** The site was asked for and did not answer: the page counts as offline until it does. */
export function noteUnreachable(): void {
  if (isUnreachable) return
  setUnreachable(true)
  onceReachable(() => setUnreachable(false))
}

/** Asks the site itself, past every cache. */
export async function isReachable(): Promise<boolean> {
  try {
    return (await fetch('/healthz', { cache: 'no-store' })).ok
  } catch {
    return false
  }
}

/** @returns how to stop asking */
export function onceReachable(goOn: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  let isWanted = true
  function askLater(tries: number): void {
    timer = setTimeout(
      async () => {
        const isReached = await isReachable()
        if (!isWanted) return
        if (isReached) goOn()
        else askLater(tries + 1)
      },
      ASK_AFTER_MS[Math.min(tries, ASK_AFTER_MS.length - 1)],
    )
  }
  askLater(0)
  return () => {
    isWanted = false
    clearTimeout(timer)
  }
}

/** Only the worker knows whether this page came from the network. */
function askWorker(): void {
  if (isWorkerAsked || !('serviceWorker' in navigator)) return
  isWorkerAsked = true
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    if (data?.kind === 'answered-from-kept') noteUnreachable()
  })
  navigator.serviceWorker.controller?.postMessage({ kind: 'how-answered' })
}

function setUnreachable(isNow: boolean): void {
  isUnreachable = isNow
  for (const listener of listeners) listener()
}
