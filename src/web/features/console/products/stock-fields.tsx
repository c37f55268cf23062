import { STOCK_CHANGES, type VariantStock } from '#domain/console/products-admin-wire.ts'
import { productVariantsTexts } from '#texts/console/product-variants.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { FaultTexts } from './form-parts.ts'
import type { VariantForm } from './product-form-state.ts'

const texts = productVariantsTexts

type StockFieldsProps = {
  variant: VariantForm
  variantStock: VariantStock | undefined
  namePrefix: string
  faults: FaultTexts
  onChange: (change: Partial<VariantForm>) => void
}

/** Stock is left alone unless the owner says what to do: the number on the screen may be older than a sale. */
export function StockFields({ variant, variantStock, namePrefix, faults, onChange }: StockFieldsProps) {
  const { isStockManaged, stockChange } = variant
  const isCounted = variantStock !== undefined && variantStock.inventoryQuantity !== null
  return (
    <div className="mt-4 grid gap-3">
      <Checkbox
        label={texts.stock}
        name={`${namePrefix}.isStockManaged`}
        error={faults[`${namePrefix}.isStockManaged`]}
        checked={isStockManaged}
        onChange={(event) => {
          const isOn = event.currentTarget.checked
          onChange({ isStockManaged: isOn, stockChange: isOn && !isCounted ? 'set' : 'keep' })
        }}
      />
      {isStockManaged ? (
        <>
          {isCounted ? (
            <p className="text-sm text-ink-soft">
              {texts.stockNow({
                owned: variantStock.inventoryQuantity ?? 0,
                reserved: variantStock.reservedQuantity,
              })}
            </p>
          ) : null}
          <div className="grid items-start gap-4 sm:grid-cols-2">
            {isCounted ? (
              <SelectField
                label={texts.stockChange}
                value={stockChange}
                onChange={(event) => {
                  const chosen = STOCK_CHANGES.find((one) => one === event.currentTarget.value)
                  onChange({ stockChange: chosen ?? 'keep' })
                }}
              >
                {STOCK_CHANGES.map((change) => (
                  <option key={change} value={change}>
                    {texts.stockChanges[change]}
                  </option>
                ))}
              </SelectField>
            ) : null}
            {stockChange === 'keep' ? null : (
              <TextField
                label={texts.pieces[stockChange]}
                name={`${namePrefix}.stock`}
                error={faults[`${namePrefix}.stock`]}
                maxLength={7}
                value={variant.pieces}
                onChange={(event) => onChange({ pieces: event.currentTarget.value })}
              />
            )}
          </div>
        </>
      ) : null}
    </div>
  )
}
