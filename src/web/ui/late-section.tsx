/**
 * A part of a page that the server renders whole and whose code is not in the page's script (decision 0280): it comes
 * when somebody moves about on the page or uses the part. Until then it is what it is without a script. Whoever
 * comes by a link inside the site sees no hole: the router waits for the code, as for the page's own.
 */
import {
  type ComponentType,
  lazy,
  memo,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { watchEarlyUse } from '#web/browser/early-use.ts'

/** How the part came onto the screen: with the page's HTML, by a link, or once more where it stood. */
type Coming = 'rendered' | 'linked' | 'again'

const FIRST_RETRY_MS = 2_000

export function lateSection<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let open = () => {}
  const isWanted = new Promise<void>((resolve) => {
    open = resolve
  })
  let missed = () => {}
  let stopWatching = () => {}
  let shownCount = 0

  const Linked = lazy(async () => ({ default: await load() }))
  const Again = lazy(async () => ({ default: await untilLoaded(load) }))
  const Rendered = lazy(async () => {
    if (typeof document === 'undefined') return { default: await load() }
    await isWanted
    const Section = await untilLoaded(load)
    return { default: (props: Props) => <Answering section={<Section {...props} />} onAnswer={answer} /> }
  })
  // Nothing of the boundary may change before it is hydrated, or React would draw it anew.
  const Waiting = memo(function Waiting(props: Props) {
    return (
      <Suspense fallback={null}>
        <Rendered {...props} />
      </Suspense>
    )
  }) as ComponentType<Props>

  function watch(part: Element): void {
    // Where React had to draw the page anew there is nothing of the server's to wait with.
    if (!part.firstElementChild) open()
    const onMissed = (again: () => void) => {
      missed = again
    }
    stopWatching = watchEarlyUse(part, { onWanted: open, onMissed })
  }

  function answer(): void {
    stopWatching()
    missed()
  }

  return function LateSection(props: Props) {
    const isHydrating = useIsHydrating()
    const [coming] = useState<Coming>(() => (isHydrating ? 'rendered' : shownCount > 0 ? 'again' : 'linked'))
    const place = useRef<HTMLDivElement>(null)
    useEffect(() => {
      shownCount += 1
      if (coming === 'rendered' && place.current) watch(place.current)
      return () => {
        shownCount -= 1
        stopWatching()
      }
    }, [coming])
    return (
      <div ref={place} className="contents">
        {coming === 'rendered' ? <Waiting {...props} /> : null}
        {coming === 'linked' ? <Linked {...props} /> : null}
        {coming === 'again' ? (
          <Suspense fallback={null}>
            <Again {...props} />
          </Suspense>
        ) : null}
      </div>
    )
  }
}

function Answering({ section, onAnswer }: { section: ReactNode; onAnswer: () => void }) {
  useEffect(onAnswer, [onAnswer])
  return section
}

/** True for what takes over the server's HTML, and for the first drawing alone. */
function useIsHydrating(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  )
}

/** Without its code the part stays what it is: a failure is no reason to take the page away. */
async function untilLoaded<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  for (let delayMs = FIRST_RETRY_MS; ; delayMs *= 2) {
    try {
      return await load()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, delayMs))
    }
  }
}
