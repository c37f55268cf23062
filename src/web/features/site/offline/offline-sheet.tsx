import { useEffect, useRef, useState } from 'react'
import { href } from 'react-router'
import { ownPath } from '#domain/shared/own-path.ts'
import { offlineTexts as texts } from '#texts/site/offline.ts'
import { keptPaths } from '#web/browser/app-version.ts'
import { isReachable, noteUnreachable, onceReachable } from '#web/browser/offline-state.ts'
import { useIsOffline } from '#web/hooks/use-is-offline.ts'
import { BlankSheet } from '#web/shared/blank-sheet/blank-sheet.tsx'
import { Button } from '#web/ui/button.tsx'

const OWN_PATH = href('/sem-internet')

/**
 * In place of a page that is not kept: its own address is tried again when asked, and by itself once the network is
 * back; until then the pages that are kept are offered.
 */
export function OfflineSheet() {
  const isOffline = useIsOffline()
  const wasOffline = useRef(false)
  const [hasTriedInVain, setTriedInVain] = useState(false)
  useEffect(() => {
    if (isOffline) wasOffline.current = true
    else if (wasOffline.current || wantedPath() !== null) return onceReachable(openWanted)
  }, [isOffline])

  async function handleRetry(): Promise<void> {
    if (await isReachable()) return openWanted()
    noteUnreachable()
    setTriedInVain(true)
  }

  return (
    <BlankSheet
      title={texts.title}
      lead={texts.lead}
      note={texts.note}
      actions={
        <>
          <Button className="needs-script" onClick={handleRetry}>
            {texts.retry}
          </Button>
          <a href={href('/')} className="button button--secondary">
            {texts.home}
          </a>
        </>
      }
    >
      <p role="status" className="mt-8 leading-8 font-semibold text-red empty:mt-0">
        {hasTriedInVain && isOffline ? texts.stillOffline : null}
      </p>
      <KeptPages />
    </BlankSheet>
  )
}

function KeptPages() {
  const [paths, setPaths] = useState<readonly string[]>([])
  useEffect(() => {
    keptPaths().then(setPaths, () => {
      // A browser that shows no storage has kept nothing.
    })
  }, [])
  const kept = Object.entries(texts.keptNames).filter(([path]) => paths.includes(path))
  if (kept.length === 0) return null
  return (
    <>
      <h2 className="mt-8 text-lg leading-8">{texts.keptHeading}</h2>
      <ul>
        {kept.map(([path, name]) => (
          <li key={path} className="leading-8">
            <a href={path} className="text-link">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}

/** The worker wrote the page's address into the query; anything but a path of ours is not followed. */
function wantedPath(): string | null {
  return ownPath(new URLSearchParams(location.search).get('pagina'))
}

function openWanted(): void {
  const wanted = wantedPath()
  if (wanted !== null) location.replace(wanted)
  else if (location.pathname === OWN_PATH) location.replace(href('/'))
  else location.reload()
}
