import { WifiOff } from 'lucide-react'
import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react'
import { appBannerTexts } from '#texts/site/app-banner.ts'
import { hasNewVersion, subscribeToVersion } from '#web/browser/app-version.ts'
import { useIsOffline } from '#web/hooks/use-is-offline.ts'

/** Where it does not come the page stays as it is. */
const NewVersion = lazy<ComponentType>(() =>
  import('./new-version.tsx').then(
    (module) => ({ default: module.NewVersion }),
    () => ({ default: () => null }),
  ),
)

/** A slip at the bottom of the screen: no network, or a newer version of the site. It covers, it moves nothing. */
export function AppBanner() {
  const isOffline = useIsOffline()
  const isOutdated = useSyncExternalStore(subscribeToVersion, hasNewVersion, () => false)
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
        <Suspense fallback={null}>
          <NewVersion />
        </Suspense>
      ) : null}
    </div>
  )
}
