import { useState } from 'react'
import { type Currency, formatMoney } from '#domain/shared/money.ts'
import type { GeneratorInputs } from '#domain/writing/essay-generator.ts'
import {
  EXTRA_GENERATION_PRICE_IN_CENTS,
  EXTRA_GENERATION_VARIANT_ID,
  FREE_GENERATIONS,
} from '#domain/writing/generation-quota.ts'
import { commonTexts } from '#texts/shared/common.ts'
import { generatorTexts } from '#texts/writing/essay-generator.ts'
import { createCheckout } from '#web/browser/store-client.ts'
import { useRootData } from '#web/root-data.ts'
import { accessToken } from '#web/shared/session/session-store.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { storeTypedInputs } from './typed-inputs.ts'

const texts = generatorTexts.extra
const PRICE_OF_THE_REQUIREMENT: GenerationOffer = {
  amount: EXTRA_GENERATION_PRICE_IN_CENTS,
  currency: { code: 'brl', symbol: 'R$', template: 'R$ $1' },
}

export type GenerationOffer = { readonly amount: number; readonly currency: Currency }

type ExtraGenerationDialogProps = {
  /** What shall be generated; null while nothing is offered. */
  inputs: GeneratorInputs | null
  bought: number
  /** Null where none is sold: paying is then announced only (product §8, §9). */
  offer: GenerationOffer | null
  onClose: () => void
}

/** After the quota an extra generation is offered, through the same checkout as everything (decision 0057). */
export function ExtraGenerationDialog({ inputs, bought, offer, onClose }: ExtraGenerationDialogProps) {
  const { storeId } = useRootData().publicConfig
  const [isLeaving, setLeaving] = useState(false)
  const { amount, currency } = offer ?? PRICE_OF_THE_REQUIREMENT

  async function handlePay(): Promise<void> {
    if (!offer || !inputs) {
      onClose()
      showToast(texts.notice)
      return
    }
    if (isLeaving) return
    setLeaving(true)
    storeTypedInputs({ inputs, bought })
    try {
      const address = await createCheckout(storeId, {
        items: [{ variant_id: EXTRA_GENERATION_VARIANT_ID, quantity: 1 }],
        accessToken: await accessToken(),
        successUrl: `${location.origin}/gerador-de-redacao`,
      })
      location.assign(address)
      // Back from the payment page, the browser may show this page again as it was left.
      window.addEventListener('pageshow', () => setLeaving(false), { once: true })
    } catch {
      setLeaving(false)
      showToast(texts.failed)
    }
  }

  return (
    <ConfirmDialog
      isOpen={inputs !== null}
      onClose={onClose}
      onConfirm={() => void handlePay()}
      title={texts.heading}
      cancelLabel={texts.cancel}
      confirmLabel={texts.pay}
      closeLabel={commonTexts.close}
      isBusy={isLeaving}
      busyLabel={texts.opening}
    >
      <p>{texts.lead({ free: FREE_GENERATIONS, price: formatMoney(amount, currency) })}</p>
    </ConfirmDialog>
  )
}
