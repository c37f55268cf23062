import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { keepApp } from './browser/app-version.ts'
import { checkWithoutEval } from './browser/check-without-eval.ts'
import { reloadForFailedScripts } from './browser/failed-scripts.ts'

checkWithoutEval()
reloadForFailedScripts()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})

// After everything that the visitor waits for; this script may itself come after the load.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  const start = () => setTimeout(keepApp, 2_000)
  if (document.readyState === 'complete') start()
  else addEventListener('load', start, { once: true })
}
