import { FlaskConical } from 'lucide-react'
import { paymentTexts } from '#texts/shop/payment.ts'

/** Says beyond doubt that no money moves: red, since a shop at a public address may show it by mistake. */
export function SandboxMark() {
  return (
    <aside className="mb-8 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-sheet border-2 border-red bg-red-wash p-4">
      <p className="flex items-center gap-2 rounded-control bg-red px-3 py-1 font-semibold text-on-red">
        <FlaskConical aria-hidden="true" size={18} />
        {paymentTexts.sandboxMark}
      </p>
      <p>{paymentTexts.sandboxLead}</p>
    </aside>
  )
}
