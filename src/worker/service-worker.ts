/**
 * Keeps study pages open without network (decision 0017), and shows notices by push (decision 0215). Built as /sw.js by scripts/build-worker.ts, which writes the
 * version and the list of files into it. What may be kept is decided in request-policy.ts.
 */
import { noticeOf, ownPath } from './pushed-notice.ts'
import { dataPathOf, handlingOf, KEPT_PATHS, OFFLINE_PATH, STUDY_PACK } from './request-policy.ts'
import { placesOf, scriptResponse } from './script-pack.ts'

declare const self: ServiceWorkerGlobalScope
/** Written in by the build: a hash of the files below. */
declare const APP_VERSION: string
/** Written in by the build: fonts, and scripts of workers, which have headers of their own. */
declare const APP_FILES: readonly string[]
/** Written in by the build: the path of one file that holds many scripts, and which they are, one after the other. */
declare const SCRIPT_PACK: string
declare const PACKED_SCRIPTS: readonly (readonly [path: string, bytes: number])[]

const PREFIX = 'redacao-'
const CACHE = `${PREFIX}${APP_VERSION}`
const packedPlaces = placesOf(PACKED_SCRIPTS)
/** Read with the first page that is visited, or the first script that is looked for in it. */
let pack: Promise<ArrayBuffer | null> | null = null
/** Pages that were shown from what is kept, since the network gave none; each asks once, soon after it has opened. */
const answeredFromKept = new Set<string>()

self.addEventListener('install', (event) => {
  event.waitUntil(install())
})

self.addEventListener('activate', (event) => {
  event.waitUntil(activate())
})

self.addEventListener('message', (event) => {
  if (event.data?.kind === 'activate') void self.skipWaiting()
  if (event.data?.kind === 'visited' && typeof event.data.path === 'string') {
    event.waitUntil(Promise.all([keepVisited(event.data.path), readPack()]))
  }
  if (event.data?.kind === 'how-answered' && event.source instanceof Client) {
    if (answeredFromKept.delete(event.source.id)) event.source.postMessage({ kind: 'answered-from-kept' })
  }
})

self.addEventListener('fetch', (event) => {
  const handling = handlingOf(event.request, self.location.origin)
  switch (handling.kind) {
    case 'page':
      return event.respondWith(answerPage(event, handling.path))
    case 'page-data':
      return event.respondWith(answerData(event, handling.path))
    case 'fresh-data':
      return event.respondWith(answerFresh(event))
    case 'other-page':
      return event.respondWith(fetch(event.request).catch(() => offlineSheet(event)))
    case 'asset':
      return event.respondWith(answerAsset(event))
    case 'leave':
      return
  }
})

self.addEventListener('push', (event) => {
  const { title, body, tag, path } = noticeOf(event.data?.text() ?? null)
  // `renotify`: a later one of the same thing is told again, in the place of the first. Not in the compiler's list yet.
  const options = { body, tag, renotify: true, icon: '/icon-192.png', data: { path } }
  event.waitUntil(self.registration.showNotification(title, { ...options, lang: 'pt-BR' }))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openPage(ownPath(event.notification.data?.path)))
})

async function install(): Promise<void> {
  const cache = await caches.open(CACHE)
  await cache.addAll([SCRIPT_PACK, ...APP_FILES, OFFLINE_PATH])
}

/** Pages that an older version had kept are fetched again, since their old files go. */
async function activate(): Promise<void> {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE)
  for (const name of old) {
    const kept = await (await caches.open(name)).keys()
    const paths = kept
      .map((request) => new URL(request.url).pathname)
      .filter((path) => KEPT_PATHS.includes(path))
    await Promise.all(paths.map((path) => keepPage(path).catch(() => undefined)))
    await caches.delete(name)
  }
  await self.clients.claim()
}

/** A tab that shows the page already comes to the front; none is led away from what somebody is writing in it. */
async function openPage(path: string): Promise<void> {
  const { href } = new URL(path, self.location.origin)
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const tab = tabs.find(({ url }) => url.split('#')[0] === href)
  if (tab) await tab.focus()
  else await self.clients.openWindow(href)
}

async function keepVisited(path: string): Promise<void> {
  if (!KEPT_PATHS.includes(path)) return
  const cache = await caches.open(CACHE)
  if (!(await cache.match(path))) await keepPage(path).catch(() => undefined)
}

/** The page whole, what the router needs to come to it from another page, and what the owner has written. */
async function keepPage(path: string): Promise<void> {
  const cache = await caches.open(CACHE)
  // The page is of use without the pack.
  const pack = fetch(STUDY_PACK).catch(() => null)
  const [page, data] = await Promise.all([fetch(path), fetch(dataPathOf(path))])
  if (isKeepable(page)) await cache.put(path, page)
  if (data.ok) await cache.put(dataPathOf(path), data)
  const kept = await pack
  if (kept?.ok) await cache.put(STUDY_PACK, kept)
}

async function answerPage(event: FetchEvent, path: string): Promise<Response> {
  const cache = await caches.open(CACHE)
  try {
    const response = await fetch(event.request)
    if (isKeepable(response) && !new URL(event.request.url).search) {
      event.waitUntil(cache.put(path, response.clone()))
      if (!(await cache.match(dataPathOf(path)))) event.waitUntil(keepData(cache, path))
    }
    return response
  } catch {
    answeredFromKept.add(event.resultingClientId)
    return (await cache.match(path)) ?? offlineSheet(event)
  }
}

async function keepData(cache: Cache, path: string): Promise<void> {
  const response = await fetch(dataPathOf(path)).catch(() => null)
  if (response?.ok) await cache.put(dataPathOf(path), response)
}

/** The whole data is kept; it answers a question for a part of it too. */
async function answerData(event: FetchEvent, path: string): Promise<Response> {
  try {
    return await fetch(event.request)
  } catch (error) {
    const kept = await (await caches.open(CACHE)).match(dataPathOf(path))
    if (kept) return kept
    throw error
  }
}

async function answerFresh(event: FetchEvent): Promise<Response> {
  const cache = await caches.open(CACHE)
  try {
    const response = await fetch(event.request)
    if (response.ok) event.waitUntil(cache.put(STUDY_PACK, response.clone()))
    return response
  } catch (error) {
    const kept = await cache.match(STUDY_PACK)
    if (kept) return kept
    throw error
  }
}

/** A browser without room keeps nothing more, and the page works all the same. */
async function answerAsset(event: FetchEvent): Promise<Response> {
  const { url } = event.request
  const cache = await caches.open(CACHE)
  const kept = await cache.match(url)
  if (kept) return kept
  // Kept by itself a script of the pack is compiled once.
  const response = (await packedScript(new URL(url).pathname)) ?? (await fetch(event.request))
  if (response.ok) event.waitUntil(cache.put(url, response.clone()).catch(() => undefined))
  return response
}

async function packedScript(path: string): Promise<Response | null> {
  const place = packedPlaces.get(path)
  const script = place && (await readPack())?.slice(place.from, place.to)
  return script ? scriptResponse(script) : null
}

/** Null where the browser has given it up. */
function readPack(): Promise<ArrayBuffer | null> {
  pack ??= caches
    .open(CACHE)
    .then(async (cache) => (await cache.match(SCRIPT_PACK))?.arrayBuffer() ?? null)
    .catch(() => null)
  return pack
}

/** At its own address, or its script would take the page for another one. */
async function offlineSheet({ request, resultingClientId }: FetchEvent): Promise<Response> {
  const url = new URL(request.url)
  const cache = await caches.open(CACHE)
  answeredFromKept.add(resultingClientId)
  if (url.pathname === OFFLINE_PATH) return (await cache.match(OFFLINE_PATH)) ?? Response.error()
  const target = new URL(OFFLINE_PATH, url)
  target.searchParams.set('pagina', url.pathname + url.search)
  return Response.redirect(target.href, 302)
}

function isKeepable(response: Response): boolean {
  return (
    response.status === 200 &&
    !response.redirected &&
    (response.headers.get('content-type') ?? '').startsWith('text/html')
  )
}
