import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { recheckSoon } from './session-store.ts'

/**
 * A session that was ended elsewhere ends here with the next page, and when the tab is shown again. A page that is
 * loaded whole needs no question of its own: the reading of the profile is refused.
 */
export function useRecheckedSession(): void {
  const { pathname } = useLocation()
  const lastPathname = useRef(pathname)
  useEffect(() => {
    if (lastPathname.current === pathname) return
    lastPathname.current = pathname
    recheckSoon()
  }, [pathname])
  useEffect(() => {
    const recheckWhenShown = () => {
      if (document.visibilityState === 'visible') recheckSoon()
    }
    document.addEventListener('visibilitychange', recheckWhenShown)
    return () => document.removeEventListener('visibilitychange', recheckWhenShown)
  }, [])
}
