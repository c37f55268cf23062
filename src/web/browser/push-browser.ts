/** What this browser can do about notices by push. It asks the person for permission only when `subscribe` is called. */

import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'

/** Why there are none: words in `pushObstacleTexts` (src/texts/account/push.ts). */
export type PushObstacle = 'unsupported' | 'install' | 'denied' | 'dismissed' | 'failed'
export type BrowserSubscription = {
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
}
type Asked = Ok<BrowserSubscription> | Refusal<PushObstacle>

/** Longer than any browser that does answer. */
const ANSWER_MS = 20_000
/** On a first visit by a slow line the worker's files come first, some 600 kB. */
const WORKER_MS = 60_000

/** What stands in the way before anything is asked; null where nothing is known to. */
function pushObstacle(): PushObstacle | null {
  const isSupported = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  // iOS has it in installed pages alone, and only there says that it has.
  if (!isSupported) return isOpenedInIosTab() ? 'install' : 'unsupported'
  return Notification.permission === 'denied' ? 'denied' : null
}

/** A member of iOS alone: whether the page was opened from the home screen. */
function isOpenedInIosTab(): boolean {
  return 'standalone' in navigator && navigator.standalone === false
}

/** Whether this browser holds a subscription that it may still show notices for. */
export async function hasSubscription(): Promise<boolean> {
  if (pushObstacle() !== null || Notification.permission !== 'granted') return false
  try {
    const registration = await navigator.serviceWorker.getRegistration()
    return Boolean(await registration?.pushManager.getSubscription())
  } catch {
    return false
  }
}

/** Call it from a press: browsers ask for permission only then. @param publicKey of the server, base64url */
export async function subscribe(publicKey: string): Promise<Asked> {
  const obstacle = pushObstacle()
  if (obstacle) return refuse(obstacle)
  try {
    const permission = await Notification.requestPermission()
    if (permission !== 'granted') return refuse(permission === 'denied' ? 'denied' : 'dismissed')
    // Who saves data has no worker yet.
    await navigator.serviceWorker.register('/sw.js')
    const { pushManager } = await withinTime(navigator.serviceWorker.ready, WORKER_MS)
    const subscription = await withinTime(subscribeAnew(pushManager, publicKey), ANSWER_MS)
    const { endpoint, keys } = subscription.toJSON()
    const { p256dh, auth } = keys ?? {}
    if (!endpoint || !p256dh || !auth) return refuse('failed')
    return ok({ endpoint, keys: { p256dh, auth } })
  } catch {
    return refuse('failed')
  }
}

export async function unsubscribe(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.getRegistration()
    await (await registration?.pushManager.getSubscription())?.unsubscribe()
  } catch {
    // The server has forgotten it: what is left here gets nothing.
  }
}

/** One that was made with another key of the server can take nothing of this one. */
async function subscribeAnew(pushManager: PushManager, publicKey: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: bytesOf(publicKey) }
  try {
    return await pushManager.subscribe(options)
  } catch (error) {
    const old = await pushManager.getSubscription()
    if (!old) throw error
    await old.unsubscribe()
    return pushManager.subscribe(options)
  }
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const letters = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0))
}

function withinTime<Value>(promise: Promise<Value>, limitMs: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('no answer')), limitMs)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
