import { useEffect, useRef, useState } from 'react'
import { contactTexts as texts } from '#texts/community/contact.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ContactForm } from './contact-form.tsx'

type ContactPanelProps = {
  /** From the address, where the form was sent without script. */
  protocol: string | null
  refusal: string | null
}

/** The form, and in its place the receipt. */
export function ContactPanel({ protocol, refusal }: ContactPanelProps) {
  const [received, setReceived] = useState(protocol)
  return (
    <div id="formulario" className="sheet mt-6 scroll-mt-24 p-5 sm:p-7">
      {received ? (
        <Receipt
          protocol={received}
          hasJustCome={received !== protocol}
          onAnother={() => setReceived(null)}
        />
      ) : (
        <>
          <h3 className="mb-5 text-xl">{texts.formHeading}</h3>
          {refusal ? (
            <Notice tone="error" title={texts.failure.title} className="mb-5">
              {texts.refusals[refusal] ?? texts.refusals['invalid_input']}
            </Notice>
          ) : null}
          <ContactForm onReceived={setReceived} />
        </>
      )}
    </div>
  )
}

type ReceiptProps = { protocol: string; hasJustCome: boolean; onAnother: () => void }

function Receipt({ protocol, hasJustCome, onAnother }: ReceiptProps) {
  const ref = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (hasJustCome) ref.current?.focus()
  }, [hasJustCome])
  const { received } = texts
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-6">
      <div className="max-w-[26rem]">
        <p aria-hidden="true" className="note -rotate-2 text-3xl">
          {received.note}
        </p>
        <h3 ref={ref} tabIndex={-1} className="mt-1 text-2xl outline-none">
          {received.heading}
        </h3>
        <p className="mt-2 text-ink-soft">{received.lead}</p>
        <Button look="secondary" className="needs-script mt-5" onClick={onAnother}>
          {received.another}
        </Button>
      </div>
      <p className="protocol-stamp">
        <span className="block text-sm font-semibold">{received.label}</span>
        <span className="heading text-3xl tabular-nums">{protocol}</span>
      </p>
    </div>
  )
}
