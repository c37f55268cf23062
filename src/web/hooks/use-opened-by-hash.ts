import { type RefObject, useEffect } from 'react'

/** Older browsers leave a fold closed though the address, or a link, leads into it. */
export function useOpenedByHash(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    function openTarget(): void {
      const id = decodeURIComponent(location.hash.slice(1))
      const target = id === '' ? null : document.getElementById(id)
      const fold = target?.closest('details')
      if (!target || !fold || fold.open || !ref.current?.contains(fold)) return
      fold.open = true
      target.scrollIntoView()
    }
    openTarget()
    addEventListener('hashchange', openTarget)
    return () => removeEventListener('hashchange', openTarget)
  }, [ref])
}
