/**
 * The one toast on the screen (product §9: at most one at a time). Anything in the browser may call showToast; the
 * component that draws it listens here, so that the drawing code loads only when there is something to say.
 */
const TOAST_DURATION_MS = 5_000

export type ToastNotice = {
  variant?: 'default' | 'destructive'
  title: string
  description?: string
  durationMs?: number
}

export type Toast = {
  readonly id: number
  readonly variant: 'default' | 'destructive'
  readonly title: string
  readonly description: string | null
  readonly durationMs: number
}

let current: Toast | null = null
let lastId = 0
const listeners = new Set<() => void>()

/** Shows a notice, in the place of the one that is there. */
export function showToast(notice: ToastNotice): void {
  lastId += 1
  set({
    id: lastId,
    variant: notice.variant ?? 'default',
    title: notice.title,
    description: notice.description ?? null,
    durationMs: notice.durationMs ?? TOAST_DURATION_MS,
  })
}

/** Takes a notice away, unless another has taken its place. */
export function dismissToast(id: number): void {
  if (current?.id === id) set(null)
}

export function currentToast(): Toast | null {
  return current
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function set(toast: Toast | null): void {
  current = toast
  for (const listener of listeners) listener()
}
