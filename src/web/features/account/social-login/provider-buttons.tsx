import { useEffect, useState } from 'react'
import { accountTexts, describeAccountFailure } from '#texts/account/accounts.ts'
import { useRootData } from '#web/root-data.ts'
import { signInAtProvider } from '#web/shared/session/account-calls.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast-store.ts'

const texts = accountTexts.provider

/** The ways in besides the password, over the form; nothing where the shop has configured none. */
export function ProviderButtons() {
  const providers = useRootData().publicConfig.socialProviders
  const [leavingFor, setLeavingFor] = useState<string | null>(null)

  useEffect(() => {
    // Back by the browser's own button: the page is shown as it was left.
    const stay = () => setLeavingFor(null)
    window.addEventListener('pageshow', stay)
    return () => window.removeEventListener('pageshow', stay)
  }, [])

  async function leaveFor(provider: (typeof providers)[number]): Promise<void> {
    if (leavingFor !== null) return
    setLeavingFor(provider.name)
    const result = await signInAtProvider(provider)
    if (result.ok) return
    setLeavingFor(null)
    const title = texts.failureTitle({ provider: provider.displayName })
    const description = describeAccountFailure(result, texts.failureDefault)
    showToast({ variant: 'destructive', title, description })
  }

  if (providers.length === 0) return null
  return (
    <div className="needs-script mb-6 grid gap-3">
      {providers.map((provider) => (
        <Button
          key={provider.name}
          look="secondary"
          size="large"
          isBusy={leavingFor === provider.name}
          busyLabel={texts.submitting({ provider: provider.displayName })}
          onClick={() => void leaveFor(provider)}
        >
          {texts.submit({ provider: provider.displayName })}
        </Button>
      ))}
      <p className="mt-3 flex items-center gap-3 text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {texts.orByEmail}
      </p>
    </div>
  )
}
