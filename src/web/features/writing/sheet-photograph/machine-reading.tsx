import { useRef, useState } from 'react'
import type { ReadLine } from '#domain/writing/machine-reading.ts'
import type { TypedLine } from '#domain/writing/transcription.ts'
import { machineReadingTexts as texts } from '#texts/writing/machine-reading.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useMachineReading } from './use-machine-reading.ts'

type MachineReadingProps = {
  lines: readonly TypedLine[]
  fileOf: (page: number) => Blob | null
  onRead: (read: readonly ReadLine[]) => void
}

/** Nothing at all without such a service, and for minors: what leaves, the consent, and the button (decision 0204). */
export function MachineReading(props: MachineReadingProps) {
  const { state, ...reading } = useMachineReading(props)
  const [isAgreed, setAgreed] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const agreeRef = useRef<HTMLInputElement>(null)
  if (!state || state.recipient === null || state.access === 'adults_only') return null
  const { recipient, consentedAt, leftToday } = state

  function handleRead(): void {
    const mustAgree = consentedAt === null && !isAgreed
    setMissing(mustAgree)
    if (mustAgree) agreeRef.current?.focus()
    else void reading.read()
  }

  return (
    <details className="room-panel">
      <summary className="room-panel__summary font-semibold">{texts.heading}</summary>
      <div className="mt-3 grid max-w-measure justify-items-start gap-4">
        <p>{texts.lead({ recipient })}</p>
        <ul className="list-disc space-y-1 pl-5 text-[0.9375rem]">
          {texts.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        {state.access === 'age_unknown' ? (
          <p className="font-semibold">{texts.ageUnknown}</p>
        ) : leftToday === 0 ? (
          <p className="font-semibold">{texts.noneLeft}</p>
        ) : (
          <>
            {consentedAt === null ? (
              <Checkbox
                ref={agreeRef}
                label={texts.agree({ recipient })}
                checked={isAgreed}
                onChange={(event) => {
                  setAgreed(event.target.checked)
                  setMissing(false)
                }}
                error={isMissing ? texts.agreeMissing : undefined}
              />
            ) : null}
            <Button
              look="secondary"
              isBusy={reading.isReading}
              busyLabel={texts.asking}
              disabled={reading.emptyCount === 0}
              onClick={handleRead}
            >
              {texts.ask}
            </Button>
            <p role="status" className="text-sm text-ink-soft">
              {reading.isReading
                ? texts.patience
                : (reading.done ??
                  (reading.emptyCount === 0 ? texts.nothingEmpty : texts.left({ count: leftToday })))}
            </p>
          </>
        )}
        {consentedAt === null ? null : (
          <p className="text-sm text-ink-soft">
            {texts.agreed}{' '}
            <button type="button" className="text-link" onClick={() => void reading.withdraw()}>
              {texts.withdraw}
            </button>
          </p>
        )}
        {reading.failure === null ? null : (
          <Notice tone="error" title={texts.failureTitle}>
            {reading.failure}
          </Notice>
        )}
      </div>
    </details>
  )
}
