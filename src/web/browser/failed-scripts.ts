/**
 * Some browsers (Firefox, Chromium of 2022) remember that a script did not come for as long as the page is there: what
 * asks for it again fails at once, network or not (docs/testing.md). Only a page that is loaded anew has it.
 */
const ADDRESS = /http\S+/

const importScript = (address: string): Promise<unknown> => import(/* @vite-ignore */ address)

/** Where a press asks in vain for a script that can be had, the page is loaded anew. */
export function reloadForFailedScripts(load = importScript): void {
  // Vite's, for each script that a page fetches later; where it is remembered the reason names it.
  addEventListener('vite:preloadError', async ({ payload }) => {
    const [address] = ADDRESS.exec(payload.message) ?? []
    if (!address || !navigator.userActivation?.isActive) return
    // Without the network, or the script, the page says so by itself.
    const answer = await fetch(address).catch(() => null)
    // A second later: Firefox breaks scripts off where an address is opened, which is then the page that is wanted.
    if (answer?.ok) load(address).catch(() => setTimeout(() => location.reload(), 1_000))
  })
}
