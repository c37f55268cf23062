import { lazy, Suspense, useSyncExternalStore } from 'react'
import { currentToast, subscribeToToasts } from '#web/ui/toast-store.ts'
import { currentAchievement, subscribeToAchievements } from './achievement-store.ts'

const AchievementToast = lazy(() =>
  import('./achievement-toast.tsx').then((module) => ({ default: module.AchievementToast })),
)

/** Stands once in the frame, at the bottom right; what draws is fetched with the first achievement. */
export function AchievementHost() {
  const achievement = useSyncExternalStore(subscribeToAchievements, currentAchievement, () => null)
  const isBelowTaken = useSyncExternalStore(subscribeToToasts, currentToast, () => null) !== null
  return (
    // The region is there before its text, or nothing would be read out.
    <div
      role="status"
      className={`pointer-events-none fixed right-0 z-50 w-full max-w-md p-4 ${isBelowTaken ? 'bottom-32' : 'bottom-0'}`}
    >
      {achievement ? (
        <Suspense fallback={null}>
          <AchievementToast key={achievement.id} achievement={achievement} />
        </Suspense>
      ) : null}
    </div>
  )
}
