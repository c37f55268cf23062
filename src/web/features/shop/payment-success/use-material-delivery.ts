import { useEffect, useState } from 'react'
import { currentSession, refreshProfile } from '#web/shared/session/session-store.ts'
import { useSession } from '#web/shared/session/use-session.ts'
import { newestDelivery } from './newest-delivery.ts'

const TRIES = 5
const PAUSE_MS = 2_000

export type MaterialDelivery =
  | { readonly status: 'waiting' }
  | { readonly status: 'arrived'; readonly title: string }
  | { readonly status: 'late' }

/**
 * Reads the profile on load (product §2 Success), and again a few times while what was just bought is not in it: the
 * payment's report may arrive after its buyer.
 */
export function useMaterialDelivery(): MaterialDelivery {
  const { status } = useSession()
  const [delivery, setDelivery] = useState<MaterialDelivery>({ status: 'waiting' })

  useEffect(() => {
    if (status !== 'signed-in') return
    let isOver = false
    async function watch(): Promise<void> {
      for (let tried = 0; tried <= TRIES && !isOver; tried++) {
        await refreshProfile()
        const session = currentSession()
        const purchases = session.status === 'signed-in' ? session.profile?.purchased_products : undefined
        const newest = newestDelivery(purchases ?? [], Date.now())
        if (isOver) return
        if (newest) return setDelivery({ status: 'arrived', title: newest.product_title })
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
      }
      if (!isOver) setDelivery({ status: 'late' })
    }
    void watch()
    return () => {
      isOver = true
    }
  }, [status])

  return delivery
}
