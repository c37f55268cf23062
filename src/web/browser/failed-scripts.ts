/**
 * Some browsers (Firefox, Chromium of 2022) remember that a script did not come for as long as the page is there: what
 * asks for it again fails at once, network or not (docs/testing.md). Only a page that is loaded anew has it.
 */
const ADDRESS = /https?:\/\/\S+/

/** Where a press asks in vain for a script that failed before, and that can be had, the page is loaded anew. */
export function reloadForFailedScripts(): void {
  const failed = new Set<string>()
  // Vite's, for each script that a page fetches later; where it is remembered the reason names it.
  addEventListener('vite:preloadError', async ({ payload }) => {
    const [address] = ADDRESS.exec(payload.message) ?? []
    if (!address) return
    const isAskedAgain = failed.has(address) && navigator.userActivation?.isActive
    failed.add(address)
    // Without the network, or the script, the page says so by itself.
    const answer = isAskedAgain ? await fetch(address).catch(() => null) : null
    if (answer?.ok) location.reload()
  })
}
