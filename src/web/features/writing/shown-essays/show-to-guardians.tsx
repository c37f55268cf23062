import { useState } from 'react'
import { showEssayTexts as texts } from '#texts/writing/show-essay.ts'
import { oneAtATime } from '#web/browser/one-at-a-time.ts'
import { useAsked } from '#web/shared/asked/use-asked.ts'
import { Switch } from '#web/ui/switch.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { fetchOwnShown, sendShown } from './shown-essay-calls.ts'

type ShowToGuardiansProps = { essayId: string; number: number }

/** At one's own version: whether the guardians read it. Nothing for who has none. */
export function ShowToGuardians({ essayId, number }: ShowToGuardiansProps) {
  const asked = useAsked(`shown ${essayId}`, (signal) => fetchOwnShown(essayId, signal))
  const [, setBusy] = useState(false)
  const [run] = useState(() => oneAtATime(setBusy))
  if (!asked.value || asked.value.guardians === 0) return null

  async function choose(isShown: boolean): Promise<void> {
    const sent = await sendShown(essayId, number, isShown)
    if (!sent.ok) showToast(texts.failure(sent.code))
    else showToast(isShown ? texts.shown : texts.hidden)
    await asked.reload()
  }

  return (
    <section aria-labelledby="mostrar-ao-responsavel" className="no-print sheet mt-8 p-5">
      <h2 id="mostrar-ao-responsavel" className="text-xl">
        {texts.heading}
      </h2>
      <p className="mt-1 mb-2 max-w-measure text-ink-soft">{texts.lead}</p>
      <Switch
        label={texts.label({ number })}
        isOn={asked.value.shown.includes(number)}
        onChange={(isShown) => void run(() => choose(isShown))}
      />
    </section>
  )
}
