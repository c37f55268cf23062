import { FlaskConical } from 'lucide-react'
import { paymentTexts } from '#texts/shop/payment.ts'

/** Says beyond doubt that nothing is charged here. */
export function SandboxMark() {
  return (
    <aside className="mb-8 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-sheet border-2 border-dashed border-ink p-4">
      <p className="tag flex items-center gap-2">
        <FlaskConical aria-hidden="true" size={18} />
        {paymentTexts.sandboxMark}
      </p>
      <p>{paymentTexts.sandboxLead}</p>
    </aside>
  )
}
