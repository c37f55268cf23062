import { lazy, Suspense, useSyncExternalStore } from 'react'
import { currentToast, subscribeToToasts } from './toast-store.ts'

const ToastRegion = lazy(() =>
  import('./toast-region.tsx').then((module) => ({ default: module.ToastRegion })),
)

export type ToastLabels = {
  /** Names the region where notices appear; {hotkey} stands for the key that leads there. */
  region: string
  /** Said before each notice. */
  notice: string
  close: string
}

/** Stands once in the frame; what draws notices is fetched with the first of them. */
export function ToastHost({ labels }: { labels: ToastLabels }) {
  const toast = useSyncExternalStore(subscribeToToasts, currentToast, () => null)
  const isNeeded = toast !== null || hasShown
  if (!isNeeded) return null
  hasShown = true
  return (
    <Suspense fallback={null}>
      <ToastRegion toast={toast} labels={labels} />
    </Suspense>
  )
}

/** Once drawn, the region stays: what reads pages aloud must know it before its text comes. */
let hasShown = false
