import { type ReactNode, useDeferredValue } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/**
 * What lies below the screen of a page: who comes by a link sees the screen first, and this is drawn after it. In a
 * page's own HTML it stands from the beginning; it does as well on the way back, whose place is found at once, and for an
 * address that leads to a part of the page.
 */
export function BelowScreen({ children }: { children: ReactNode }) {
  return useIsWholeShown() ? children : <div className="min-h-(--window-height)" />
}

/** The same for what draws a part of itself first: false until the screen has been drawn. */
export function useIsWholeShown(): boolean {
  const { hash } = useLocation()
  return useDeferredValue(true, useNavigationType() !== 'PUSH' || hash !== '')
}
