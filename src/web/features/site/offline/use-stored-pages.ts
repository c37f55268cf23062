import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { reportVisited } from '#web/browser/app-version.ts'

/** A page that the router shows without loading it whole is told to the worker, which keeps it. */
export function useStoredPages(): void {
  const { pathname } = useLocation()
  useEffect(() => reportVisited(pathname), [pathname])
}
