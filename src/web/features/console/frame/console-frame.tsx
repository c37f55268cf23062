import { Suspense, useEffect } from 'react'
import { Outlet, useLocation } from 'react-router'
import { consoleTexts as texts } from '#texts/console/console.ts'
import { LeaveWordsContext } from '#web/ui/leave-words.ts'
import { Page } from '#web/ui/page.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { adminPageAt, OVERVIEW } from './admin-pages.ts'
import { ConsoleBar } from './console-bar.tsx'
import { ConsoleMenu } from './console-menu.tsx'
import { historyPlace } from './history-place.ts'
import { SecondFactorHint, useIsConsoleClosed } from './second-factor-hint.tsx'
import { TypedGuard } from './typed-guard.tsx'
import { forgetVisits, noteVisit } from './visited-lists.ts'

/** The menu of admin pages, and beside it the one that the address names. */
export function ConsoleFrame({ hasSecondFactor }: { hasSecondFactor: boolean }) {
  const { pathname, search } = useLocation()
  const page = adminPageAt(pathname)
  useEffect(() => noteVisit(historyPlace(), pathname, search), [pathname, search])
  useEffect(() => forgetVisits, [])
  const isClosed = useIsConsoleClosed(hasSecondFactor)
  useEffect(() => {
    document.title = texts.pageTitle({ admin: page.label })
  }, [page])
  return (
    <Page className="gap-x-10 pt-4 pb-28 sm:pt-8 lg:grid lg:pb-8 lg:grid-cols-[13rem_minmax(0,1fr)] print:block">
      <ConsoleMenu />
      <ConsoleBar />
      <TypedGuard />
      <div className="min-w-0">
        {hasSecondFactor || !(isClosed || page === OVERVIEW) ? null : (
          <SecondFactorHint isClosed={isClosed} />
        )}
        {isClosed ? null : (
          <LeaveWordsContext value={texts.leave}>
            <Suspense fallback={<Spinner label={texts.opening} />}>
              <Outlet />
            </Suspense>
          </LeaveWordsContext>
        )}
      </div>
    </Page>
  )
}
