import type { ConnectiveCategory } from '#domain/study/connective.ts'
import { connectiveBankTexts as texts } from '#texts/study/connective-bank.ts'
import { ConnectiveRow } from './connective-row.tsx'
import type { useCopy } from './use-copy.ts'

type CategoryCardProps = {
  category: ConnectiveCategory
  copying: ReturnType<typeof useCopy>
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
}

/** A sheet of six or seven lines that opens; at its foot the slip of the whole category, in red. */
export function CategoryCard({ category, copying, isOpen, onToggle }: CategoryCardProps) {
  const { id, name, description, warning, connectives } = category
  return (
    <details
      open={isOpen}
      onToggle={(event) => {
        if (event.currentTarget.open !== isOpen) onToggle(event.currentTarget.open)
      }}
      aria-labelledby={`${id}-nome`}
      className="sheet self-start border-ink"
    >
      <summary className="cursor-pointer px-5 py-4 sm:px-6">
        <h2 id={`${id}-nome`} className="inline text-2xl">
          {name}
        </h2>
        <span className="mt-1.5 block leading-snug text-ink-soft">{description}</span>
      </summary>
      <ul id={id} className="border-t border-ink">
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
    </details>
  )
}
