/** Work that waits until the page has nothing else to do. */
const MOST_MS = 1500

/** @returns how not to do it after all */
export function whenIdle(work: () => void): () => void {
  // Safari does not tell.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 1)
    return () => clearTimeout(timer)
  }
  const handle = window.requestIdleCallback(work, { timeout: MOST_MS })
  return () => window.cancelIdleCallback(handle)
}

export function idle(): Promise<void> {
  return new Promise((resolve) => void whenIdle(resolve))
}
