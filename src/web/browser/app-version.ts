/**
 * The page's side of the service worker (src/worker): starts it, tells it which pages were opened, and says when a
 * newer version of the site waits.
 */

import { networkFacts } from './network-facts.ts'
import { tabText } from './tab-text.ts'

/** How old the last look for a newer version may be when the page comes to the front again. */
const LOOK_AGAIN_MS = 60 * 60 * 1000
/** In 36 tries Chromium 156 exchanged the workers after 1.1 to 1.4 s twelve times, and else not before the page was left. */
const LONGEST_TAKEOVER_MS = 2_000

const listeners = new Set<() => void>()
let waiting: ServiceWorker | null = null
/** Paths of this tab that no worker was there to hear of: on a slow line several pages are left before it has come. */
const waitingVisits = tabText('domine-a-redacao:visitadas')
const WAITING_MAX = 20

export function hasNewVersion(): boolean {
  return waiting !== null
}

export function subscribeToVersion(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Called once, after the page has loaded. A browser that refuses shows the site as without a worker. */
export async function keepApp(): Promise<void> {
  // Who asked the browser to save data is not given files for later.
  if (networkFacts()?.saveData) return
  try {
    const registration = await navigator.serviceWorker.register('/sw.js')
    watch(registration)
    lookAgainWhenSeen(registration)
    reportVisited(location.pathname)
    const { active } = await navigator.serviceWorker.ready
    for (const path of readWaiting()) active?.postMessage({ kind: 'visited', path })
    waitingVisits.write(null)
  } catch {
    // Private windows and full disks: nothing is kept.
  }
}

/** The page that is open now, so that it opens without network later. */
export function reportVisited(path: string): void {
  if (!('serviceWorker' in navigator)) return
  void navigator.serviceWorker.getRegistration().then((registration) => {
    if (registration?.active) return registration.active.postMessage({ kind: 'visited', path })
    const paths = [...new Set([...readWaiting(), path])].slice(-WAITING_MAX)
    waitingVisits.write(JSON.stringify(paths))
  })
}

function readWaiting(): string[] {
  try {
    const paths: unknown = JSON.parse(waitingVisits.read() ?? '[]')
    return Array.isArray(paths) ? paths.filter((path) => typeof path === 'string') : []
  } catch {
    return []
  }
}

/** The paths of everything that the worker has written down. */
export async function keptPaths(): Promise<string[]> {
  if (!('caches' in window)) return []
  const paths: string[] = []
  for (const name of await caches.keys()) {
    const requests = await (await caches.open(name)).keys()
    paths.push(...requests.map(({ url }) => new URL(url).pathname))
  }
  return paths
}

/**
 * Lets the waiting version take over, then loads the page by it. Chromium often puts that off until the page is left; it is
 * loaded anew then all the same, since pages come from the network first, and finds the new worker.
 */
export function startNewVersion(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  waiting?.postMessage({ kind: 'activate' })
  setTimeout(() => location.reload(), LONGEST_TAKEOVER_MS)
}

function watch(registration: ServiceWorkerRegistration): void {
  const note = () => {
    // The first worker of a browser has nothing to replace.
    if (!registration.waiting || !navigator.serviceWorker.controller) return
    waiting = registration.waiting
    for (const listener of listeners) listener()
  }
  note()
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', note)
  })
}

function lookAgainWhenSeen(registration: ServiceWorkerRegistration): void {
  let lookedAtMs = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - lookedAtMs < LOOK_AGAIN_MS) return
    lookedAtMs = Date.now()
    registration.update().catch(() => undefined)
  })
}
