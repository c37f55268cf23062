import { useState } from 'react'
import type { ModerationCase } from '#domain/community/moderation-wire.ts'
import { moderationAdminTexts as texts } from '#texts/console/moderation.ts'
import { type PauseDays, PauseField } from '#web/shared/community/pause-field.tsx'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form.tsx'
import { TextAreaField } from '#web/ui/text-area-field.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { sendAppealDecision, sendDecision } from './admin-calls.ts'

const REASON_MIN = 3
const REASON_MAX = 500

type DecisionFormProps = { subject: ModerationCase; onDecided: () => void }

/** Two ways to decide, each with the reason that the writer reads; a removal may pause the writer too. */
export function DecisionForm({ subject, onDecided }: DecisionFormProps) {
  const isFirstLook = subject.cause === 'first-look' && subject.appealedAt === null
  const [reason, setReason] = useState('')
  const [pause, setPause] = useState<PauseDays>()
  const [error, setError] = useState<string>()
  const isAppeal = subject.appealedAt !== null
  const words = wordsFor(subject, isFirstLook)
  const ways = isAppeal ? (['grant', 'uphold'] as const) : (['keep', 'remove'] as const)

  async function handleSubmit(form: HTMLFormElement, pressed: HTMLElement | null): Promise<void> {
    const way = ways.find((one) => one === pressed?.getAttribute('value')) ?? ways[0]
    const told = reasonFor(way)
    if (told === null) {
      setError(texts.reasonMissing)
      form.querySelector('textarea')?.focus()
      return
    }
    const sent = await send(way, told)
    // Another moderator, or another window, was faster.
    const isSettled = sent.ok || sent.code === 'already_decided' || sent.code === 'no_appeal'
    if (!sent.ok && sent.code === 'text_changed') {
      showToast(texts.textChanged)
      return onDecided()
    }
    if (!isSettled) return showToast(texts.notSent)
    const { decided } = words
    showToast(sent.ok ? decided[way] : texts.alreadyDecided)
    onDecided()
  }

  /** Nobody has to be told why a first look found nothing; null where somebody has. */
  function reasonFor(way: (typeof ways)[number]): string | null {
    if (isFirstLook && way === 'keep' && reason.trim() === '') return texts.firstLookReason
    return reason.trim().length < REASON_MIN ? null : reason
  }

  function send(way: (typeof ways)[number], reason: string) {
    const textRead = subject.newestText ?? subject.text
    if (way === 'grant' || way === 'uphold')
      return sendAppealDecision(subject, { textRead, decision: way, reason })
    const pauseDays = way === 'remove' ? pause : undefined
    return sendDecision(subject, { textRead, decision: way, reason, ...(pauseDays ? { pauseDays } : {}) })
  }

  return (
    <Form onSubmit={handleSubmit} className="mt-5 grid gap-4 border-t border-line pt-5">
      <TextAreaField
        label={texts.reason}
        hint={isFirstLook ? texts.firstLookReasonHint : texts.reasonHint}
        error={error}
        rows={2}
        required={!isFirstLook}
        maxLength={REASON_MAX}
        value={reason}
        onChange={(event) => {
          setReason(event.currentTarget.value)
          setError(undefined)
        }}
      />
      {isAppeal ? null : (
        <PauseField
          label={isFirstLook ? texts.pauseOfFirstLook : texts.pause}
          className="max-w-sm"
          value={pause}
          onChange={setPause}
        />
      )}
      <div className="flex flex-wrap gap-3">
        {ways.map((way, place) => (
          <Button
            key={way}
            type="submit"
            name="decision"
            value={way}
            look={place === 0 ? 'primary' : 'secondary'}
            busyLabel={texts.sending}
          >
            {words.ways[way]}
          </Button>
        ))}
      </div>
    </Form>
  )
}

function wordsFor({ kind }: ModerationCase, isFirstLook: boolean) {
  if (!isFirstLook) return { ways: texts.ways, decided: texts.decided }
  return kind === 'peer_review'
    ? { ways: texts.firstLookWays, decided: texts.firstLookDecided }
    : { ways: texts.publishedWays, decided: texts.publishedDecided }
}
