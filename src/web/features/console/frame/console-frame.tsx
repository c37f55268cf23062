import { Suspense, useEffect } from 'react'
import { consoleTexts as texts } from '#texts/console/console.ts'
import { NotFoundSheet } from '#web/shared/blank-sheet/not-found-sheet.tsx'
import { Page } from '#web/ui/page.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { ConsoleMenu } from './console-menu.tsx'
import { deskOf } from './desks.ts'
import { SecondFactorHint, useIsConsoleClosed } from './second-factor-hint.tsx'
import { useConsolePath } from './use-admin-path.ts'

/** The desks' menu, and the desk that the address names. */
export function ConsoleFrame({ hasSecondFactor }: { hasSecondFactor: boolean }) {
  const [path = ''] = useConsolePath()
  const desk = deskOf(path)
  const isClosed = useIsConsoleClosed(hasSecondFactor)
  useEffect(() => {
    if (desk) document.title = texts.pageTitle({ desk: desk.label })
  }, [desk])
  if (!desk) return <NotFoundSheet />
  return (
    <Page className="gap-x-10 py-6 sm:py-8 lg:grid lg:grid-cols-[13rem_minmax(0,1fr)]">
      <ConsoleMenu current={desk} />
      <div className="min-w-0">
        {hasSecondFactor ? null : <SecondFactorHint isClosed={isClosed} />}
        {isClosed ? null : (
          <Suspense fallback={<Spinner label={texts.opening} />}>
            <desk.Content key={desk.path} />
          </Suspense>
        )}
      </div>
    </Page>
  )
}
