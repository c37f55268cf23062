import type { ConnectiveCategory } from '#domain/study/connective.ts'
import { connectiveBankTexts as texts } from '#texts/study/connective-bank.ts'
import { ConnectiveRow } from './connective-row.tsx'
import type { useCopy } from './use-copy.ts'

type CategoryCardProps = { category: ConnectiveCategory; copying: ReturnType<typeof useCopy> }

/** A sheet of six or seven lines; at its foot the slip of the whole category, in red. */
export function CategoryCard({ category, copying }: CategoryCardProps) {
  const { id, name, description, warning, connectives } = category
  return (
    <section id={id} aria-labelledby={`${id}-nome`} className="sheet flex flex-col border-ink">
      <div className="border-b border-ink px-5 py-5 sm:px-6">
        <h2 id={`${id}-nome`} className="text-2xl">
          {name}
        </h2>
        <p className="mt-1.5 leading-snug text-ink-soft">{description}</p>
      </div>
      <ul className="flex-1">
        {connectives.map((connective) => (
          <ConnectiveRow
            key={connective.id}
            connective={connective}
            isCopied={copying.copiedId === connective.id}
            isRefused={copying.refusedId === connective.id}
            onCopy={() => copying.copy(connective)}
          />
        ))}
      </ul>
      <div className="border-t border-ink px-5 py-4 sm:px-6">
        <p className="note text-2xl text-red">{texts.watchOut}</p>
        <p className="mt-1 text-[0.9375rem] leading-snug">{warning}</p>
      </div>
    </section>
  )
}
