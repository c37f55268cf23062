import type { Variant } from '#domain/shop/product.ts'
import { variantLabel } from '#domain/shop/variant-label.ts'
import { productTexts } from '#texts/shop/product.ts'
import { classNames } from '#web/ui/class-names.ts'

type VariantPickerProps = {
  /** Title of the first option; without one the row is called "Opções" (product §2 Product page). */
  optionTitle: string | null
  variants: readonly Variant[]
  selectedId: string
  onSelect: (variant: Variant) => void
}

export function VariantPicker({ optionTitle, variants, selectedId, onSelect }: VariantPickerProps) {
  return (
    <fieldset className="mt-6">
      <legend className="mb-2 font-semibold">{optionTitle ?? productTexts.options}</legend>
      <div className="flex flex-wrap gap-2">
        {variants.map((variant) => {
          const isSelected = variant.id === selectedId
          return (
            <button
              key={variant.id}
              type="button"
              aria-pressed={isSelected}
              onClick={() => onSelect(variant)}
              className={classNames(
                'min-h-11 rounded-control border px-4 py-2 text-left',
                isSelected
                  ? 'border-pen bg-pen-wash font-semibold text-pen outline-1 outline-pen'
                  : 'border-line-strong bg-sheet hover:border-ink',
              )}
            >
              {variantLabel(variant)}
            </button>
          )
        })}
      </div>
    </fieldset>
  )
}
