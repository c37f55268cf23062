import { Suspense, useEffect } from 'react'
import { href, matchPath, Navigate, Outlet, useLocation } from 'react-router'
import { consoleTexts as texts } from '#texts/console/console.ts'
import { NotFoundSheet } from '#web/shared/blank-sheet/not-found-sheet.tsx'
import { LeaveWordsContext } from '#web/ui/leave-words.ts'
import { Page } from '#web/ui/page.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { SecondFactorHint, useIsConsoleClosed } from './second-factor-hint.tsx'
import { TypedGuard } from './typed-guard.tsx'

/** Of the console a corrector has the queue and the desk; every other address of it is missing, as for a stranger. */
export function CorrectorFrame({ hasSecondFactor }: { hasSecondFactor: boolean }) {
  const { pathname } = useLocation()
  const isClosed = useIsConsoleClosed(hasSecondFactor, 'console/teacher-corrections')
  useEffect(() => {
    document.title = texts.pageTitle({ admin: texts.adminPages.corrections })
  }, [])
  if (matchPath(href('/painel'), pathname)) return <Navigate to={href('/painel/correcoes')} replace />
  if (!isOfDesk(pathname)) return <NotFoundSheet />
  return (
    <Page className="pt-4 pb-12 sm:pt-8">
      <TypedGuard />
      {isClosed ? (
        <SecondFactorHint isClosed />
      ) : (
        <LeaveWordsContext value={texts.leave}>
          <Suspense fallback={<Spinner label={texts.opening} />}>
            <Outlet />
          </Suspense>
        </LeaveWordsContext>
      )}
    </Page>
  )
}

function isOfDesk(pathname: string): boolean {
  if (matchPath(href('/painel/correcoes/equipe'), pathname)) return false
  return matchPath({ path: href('/painel/correcoes'), end: false }, pathname) !== null
}
