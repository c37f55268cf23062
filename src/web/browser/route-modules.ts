/**
 * In place of the router's own file of this purpose (scripts/own-route-modules.ts), which loads the page that is here
 * once more where the script of another one does not come: for a link that was only touched, and over an address that
 * was opened meanwhile (decision 0313).
 */
import { use } from 'react'

/** Whoever has not left by then has stayed, or has only fetched a file. */
const LEAVING_MS = 10_000

type RouteEntry = { readonly id: string; readonly module: string }

/**
 * @param route of the router's list of pages
 * @param kept modules by route, which the one that comes joins
 * @returns the module of the route; where it does not come, one whose page is opened by its own HTML, as by a plain link
 */
export async function loadRouteModule(route: RouteEntry, kept: Record<string, unknown>): Promise<unknown> {
  if (route.id in kept) return kept[route.id]
  let isLeaving = false
  const note = () => {
    isLeaving = true
  }
  addEventListener('beforeunload', note)
  try {
    kept[route.id] = await import(/* @vite-ignore */ route.module)
    return kept[route.id]
  } catch {
    // Firefox breaks off what is under way when an address is opened, which is then the page that is wanted.
    if (isLeaving) await new Promise((resolve) => setTimeout(resolve, LEAVING_MS))
    return { default: OpenedByItself }
  } finally {
    removeEventListener('beforeunload', note)
  }
}

const never = new Promise<never>(() => {})

/** Its address stands already. What is on the screen stays until the new page is there. */
function OpenedByItself(): never {
  location.reload()
  return use(never)
}
