import { FileText } from 'lucide-react'
import type { BundlePart } from '#domain/shop/bundle.ts'
import { productTexts } from '#texts/shop/product.ts'

/** The files that come with a variant, and how long each is. */
export function BundleContents({ parts }: { parts: readonly BundlePart[] }) {
  if (parts.length === 0) return null
  return (
    <section aria-labelledby="dentro" className="sheet mt-8 px-5 py-4">
      <h2 id="dentro" className="text-xl">
        {productTexts.inside({ count: parts.length })}
      </h2>
      <ul className="mt-2 divide-y divide-rule">
        {parts.map(({ title, pageCount }) => (
          <li key={title} className="flex items-start gap-3 py-2.5">
            <FileText aria-hidden="true" size={20} className="mt-0.5 shrink-0 text-pen" />
            <span className="min-w-0 flex-1 wrap-anywhere">{title}</span>
            <span className="shrink-0 text-ink-soft tabular-nums">
              {productTexts.pages({ count: pageCount })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
