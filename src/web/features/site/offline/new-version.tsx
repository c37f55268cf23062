import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { newVersionTexts as texts } from '#texts/site/new-version.ts'
import { startNewVersion } from '#web/browser/app-version.ts'
import { Button } from '#web/ui/button.tsx'

/** A newer version of the site waits, and takes over by a press. */
export function NewVersion() {
  const [isStarting, setStarting] = useState(false)

  function handleStart(): void {
    // The page is loaded anew when the other version has taken over.
    setStarting(true)
    startNewVersion()
  }

  return (
    <div className="app-banner items-center">
      <RefreshCw aria-hidden="true" size={20} className="shrink-0 text-pen" />
      <p className="min-w-0 flex-1">{texts.lead}</p>
      <Button size="small" isBusy={isStarting} busyLabel={texts.updating} onClick={handleStart}>
        {texts.update}
      </Button>
    </div>
  )
}
