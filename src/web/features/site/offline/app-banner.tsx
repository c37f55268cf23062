import { RefreshCw, WifiOff } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import { appBannerTexts } from '#texts/site/app-banner.ts'
import { hasNewVersion, startNewVersion, subscribeToVersion } from '#web/browser/app-version.ts'
import { useIsOffline } from '#web/hooks/use-is-offline.ts'
import { Button } from '#web/ui/button.tsx'

/** A slip at the bottom of the screen: no network, or a newer version of the site. It covers, it moves nothing. */
export function AppBanner() {
  const isOffline = useIsOffline()
  const isOutdated = useSyncExternalStore(subscribeToVersion, hasNewVersion, () => false)
  const [isStarting, setStarting] = useState(false)

  function handleStart(): void {
    // The page is loaded anew when the other version has taken over.
    setStarting(true)
    startNewVersion()
  }

  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 bottom-0 z-40 p-3 sm:p-4">
      {isOffline ? (
        <div className="app-banner">
          <WifiOff aria-hidden="true" size={20} className="mt-0.5 shrink-0 text-red" />
          <p>
            <strong>{appBannerTexts.offline}</strong> {appBannerTexts.offlineNote}
          </p>
        </div>
      ) : isOutdated ? (
        <div className="app-banner items-center">
          <RefreshCw aria-hidden="true" size={20} className="shrink-0 text-pen" />
          <p className="min-w-0 flex-1">{appBannerTexts.newVersion}</p>
          <Button size="small" isBusy={isStarting} busyLabel={appBannerTexts.updating} onClick={handleStart}>
            {appBannerTexts.update}
          </Button>
        </div>
      ) : null}
    </div>
  )
}
