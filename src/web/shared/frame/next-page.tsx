import { useEffect, useState } from 'react'
import { href, PrefetchPageLinks } from 'react-router'
import { networkFacts } from '#web/browser/network-facts.ts'
import { loadRouteImports } from '#web/browser/route-imports.ts'
import { whenIdle } from '#web/browser/when-idle.ts'
import { PAGES_OF_PACK } from '#web/shared/study-pack/pages-of-pack.ts'

/** A pointer that rests on a link so long means it; one that crosses the menu does not. */
const RESTING_MS = 80

/**
 * Asks for script and data of a page when its link is touched or pointed at: between that and the click lie a hundred
 * milliseconds and more, in which the next page is on its way already. Not for who saves data.
 */
export function NextPage() {
  const [page, setPage] = useState<string | null>(null)
  useEffect(() => {
    if (networkFacts()?.saveData) return
    const forgetImports = whenIdle(() => void loadRouteImports())
    let resting: ReturnType<typeof setTimeout> | undefined
    const ask = ({ type, target, pointerType }: PointerEvent) => {
      clearTimeout(resting)
      const next = pageOfLink(target)
      if (next === null) return
      if (type === 'pointerdown') setPage(next)
      else if (pointerType === 'mouse') resting = setTimeout(() => setPage(next), RESTING_MS)
    }
    // At the window: React stops what happens to a part that is not hydrated yet (src/web/browser/early-use.ts).
    addEventListener('pointerdown', ask, true)
    addEventListener('pointerover', ask, true)
    return () => {
      forgetImports()
      clearTimeout(resting)
      removeEventListener('pointerdown', ask, true)
      removeEventListener('pointerover', ask, true)
    }
  }, [])
  if (page === null) return null
  return (
    <>
      <PrefetchPageLinks page={page} />
      {/* The router asks ahead for its own data alone. */}
      {PAGES_OF_PACK.includes(page.split('?')[0] ?? page) ? (
        <link rel="prefetch" as="fetch" href={href('/conteudos-de-estudo.json')} />
      ) : null}
    </>
  )
}

/** @returns path and search of the page that a click there would open in this window; null where it would open none */
function pageOfLink(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (link === null || link.target !== '' || link.download !== '') return null
  const { origin, pathname, search } = link
  if (origin !== location.origin || pathname === location.pathname) return null
  return pathname + search
}
