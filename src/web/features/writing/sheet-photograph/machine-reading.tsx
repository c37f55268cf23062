import type { ReadLine } from '#domain/writing/machine-reading.ts'
import type { TypedLine } from '#domain/writing/transcription.ts'
import { machineReadingTexts as texts } from '#texts/writing/machine-reading.ts'
import { AskWithConsent } from '#web/features/writing/external-review/ask-with-consent.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useMachineReading } from './use-machine-reading.ts'

type MachineReadingProps = {
  lines: readonly TypedLine[]
  fileOf: (page: number) => Blob | null
  onRead: (read: readonly ReadLine[]) => void
}

/** Nothing at all without such a service, and for minors (decision 0204). */
export function MachineReading(props: MachineReadingProps) {
  const { state, ...reading } = useMachineReading(props)
  if (!state || state.recipient === null || state.access === 'adults_only') return null
  const { recipient, consentedAt, leftToday } = state
  const isAgeUnknown = state.access === 'age_unknown'
  const rest = reading.emptyCount === 0 ? texts.nothingEmpty : texts.left({ count: leftToday })

  return (
    <details className="room-panel">
      <summary className="room-panel__summary font-semibold">{texts.heading}</summary>
      <AskWithConsent
        lead={texts.lead({ recipient })}
        points={texts.points}
        agree={texts.agree({ recipient })}
        agreeMissing={texts.agreeMissing}
        hasConsented={consentedAt !== null}
        refusal={isAgeUnknown ? texts.ageUnknown : leftToday === 0 ? texts.noneLeft : null}
        ask={texts.ask}
        asking={texts.asking}
        isAsking={reading.isReading}
        isDisabled={reading.emptyCount === 0}
        status={reading.isReading ? texts.patience : (reading.done ?? rest)}
        onAsk={() => void reading.read()}
      >
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
      </AskWithConsent>
    </details>
  )
}
