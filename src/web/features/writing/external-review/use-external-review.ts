import { useState } from 'react'
import type { Version } from '#domain/writing/essay-wire.ts'
import type { ReviewState } from '#domain/writing/external-review-wire.ts'
import { externalReviewTexts as texts } from '#texts/writing/external-review.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { askForReview, giveConsent, withdrawConsent } from './review-calls.ts'

export type ReviewActions = {
  readonly isAsking: boolean
  readonly isWithdrawing: boolean
  /** What stands against it, in words; null when nothing does. */
  readonly failure: string | null
  /** Agrees first, where nobody has yet. @returns whether comments came */
  readonly ask: () => Promise<boolean>
  readonly withdraw: () => Promise<void>
}

/** What a service outside says of a version; null where none does. */
export function useExternalReview(
  essayId: string,
  { number, externalReview }: Version,
): ReviewActions & { readonly state: ReviewState | null } {
  const [state, setState] = useState(externalReview)
  const [isAsking, setAsking] = useState(false)
  const [isWithdrawing, setWithdrawing] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  async function agreeAndAsk(recipient: string, hasConsented: boolean): Promise<string | null> {
    if (!hasConsented) {
      const given = await giveConsent(recipient)
      if (!given.ok) return given.code
      // Agreed to, whatever becomes of the question: it must be possible to take it back.
      setState((before) => before && { ...before, consentedAt: new Date().toISOString() })
    }
    const answer = await askForReview(essayId, number)
    if (!answer.ok) return answer.code
    setState(answer.value)
    return null
  }

  async function ask(): Promise<boolean> {
    if (isAsking || !state?.recipient) return false
    setAsking(true)
    setFailure(null)
    const code = await agreeAndAsk(state.recipient, state.consentedAt !== null)
    setAsking(false)
    if (code !== null) setFailure(texts.refusals[code] ?? texts.failure.description)
    return code === null
  }

  async function withdraw(): Promise<void> {
    if (isWithdrawing) return
    setWithdrawing(true)
    const withdrawn = await withdrawConsent()
    setWithdrawing(false)
    if (!withdrawn.ok) return showToast(texts.notWithdrawn)
    setState((before) => before && { ...before, consentedAt: null })
    showToast(texts.withdrawn)
  }

  return { state, isAsking, isWithdrawing, failure, ask, withdraw }
}
