import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { generatorTexts } from '#texts/writing/essay-generator.ts'
import { refreshProfile } from '#web/shared/session/session-store.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { showToast } from '#web/ui/toast-store.ts'

const texts = generatorTexts.extra
const TRIES = 5
const PAUSE_MS = 2_000

type GenerationDeliveryProps = {
  bought: number
  /** How many there were on the way to the payment. */
  boughtBefore: number
}

/**
 * The way back from a payment carries the order's number. The payment's report may arrive after its buyer: the profile
 * is read again a few times, until the generation is there.
 */
export function GenerationDelivery({ bought, boughtBefore }: GenerationDeliveryProps) {
  const [query, setQuery] = useSearchParams()
  const [isBack] = useState(query.has('order'))
  const [isLate, setLate] = useState(false)
  const hasOrder = query.has('order')
  const hasArrived = bought > boughtBefore

  // The number leaves the address: the same page, opened again later, waits for nothing.
  useEffect(() => {
    if (hasOrder) setQuery({}, { replace: true, preventScrollReset: true })
  }, [hasOrder, setQuery])

  useEffect(() => {
    if (!isBack) return
    if (hasArrived) {
      showToast(texts.arrived)
      return
    }
    let isOver = false
    async function watch(): Promise<void> {
      for (let tried = 0; tried < TRIES && !isOver; tried++) {
        await refreshProfile()
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
      }
      if (!isOver) setLate(true)
    }
    void watch()
    return () => {
      isOver = true
    }
  }, [isBack, hasArrived])

  if (!isBack || hasArrived) return null
  return isLate ? <Notice>{texts.late}</Notice> : <Spinner label={texts.arriving} />
}
