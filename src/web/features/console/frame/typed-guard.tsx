import { useCallback, useEffect } from 'react'
import { useBlocker } from 'react-router'
import { consoleTexts } from '#texts/console/console.ts'
import { hasTyped, watchTypedForms } from '#web/browser/typed-forms.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

const texts = consoleTexts.leave

type Places = { currentLocation: { pathname: string }; nextLocation: { pathname: string } }

/** Asks before anything typed in the console is left behind, by Back, by a link or with the whole page. */
export function TypedGuard() {
  const blocker = useBlocker(
    useCallback(
      ({ currentLocation, nextLocation }: Places) =>
        currentLocation.pathname !== nextLocation.pathname && hasTyped(),
      [],
    ),
  )

  useEffect(watchTypedForms, [])
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (hasTyped()) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [])

  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
      title={texts.title}
      cancelLabel={texts.stay}
      confirmLabel={texts.go}
      closeLabel={texts.stay}
      confirmLook="danger"
    >
      <p>{texts.lead}</p>
    </ConfirmDialog>
  )
}
