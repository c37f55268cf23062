import { type ReactNode, useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'

type AskWithConsentProps = {
  /** What leaves the platform and to whom: what people agree to. */
  lead: string
  points: readonly string[]
  agree: string
  agreeMissing: string
  hasConsented: boolean
  /** Said in the place of the button to who may not ask now. */
  refusal: string | null
  ask: string
  asking: string
  isAsking: boolean
  isDisabled?: boolean
  status: string
  onAsk: () => void
  children?: ReactNode
}

/** What leaves the platform, the consent, and the button: nothing is sent before it is pressed (decisions 0068, 0204). */
export function AskWithConsent(props: AskWithConsentProps) {
  const [isAgreed, setAgreed] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const agreeRef = useRef<HTMLInputElement>(null)

  function handleAsk(): void {
    const mustAgree = !props.hasConsented && !isAgreed
    setMissing(mustAgree)
    if (mustAgree) agreeRef.current?.focus()
    else props.onAsk()
  }

  return (
    <div className="mt-2 grid max-w-measure justify-items-start gap-4">
      <p>{props.lead}</p>
      <ul className="list-disc space-y-1 pl-5 text-[0.9375rem]">
        {props.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      {props.refusal === null ? (
        <>
          {props.hasConsented ? null : (
            <Checkbox
              ref={agreeRef}
              label={props.agree}
              checked={isAgreed}
              onChange={(event) => {
                setAgreed(event.target.checked)
                setMissing(false)
              }}
              error={isMissing ? props.agreeMissing : undefined}
            />
          )}
          <Button
            look="secondary"
            isBusy={props.isAsking}
            busyLabel={props.asking}
            disabled={props.isDisabled}
            onClick={handleAsk}
          >
            {props.ask}
          </Button>
          <p role="status" className="text-sm text-ink-soft">
            {props.status}
          </p>
        </>
      ) : (
        <p className="font-semibold">{props.refusal}</p>
      )}
      {props.children}
    </div>
  )
}
