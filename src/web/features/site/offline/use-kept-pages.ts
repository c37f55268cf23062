import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { tellVisited } from '#web/browser/app-version.ts'

/** A page that the router shows without loading it whole is told to the worker, which keeps it. */
export function useKeptPages(): void {
  const { pathname } = useLocation()
  useEffect(() => tellVisited(pathname), [pathname])
}
