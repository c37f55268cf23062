import { useState } from 'react'
import type { ProductName } from '#domain/console/products-admin-wire.ts'
import { productsAdminTexts } from '#texts/console/products.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { FormPartProps } from './form-parts.ts'
import { FormSection } from './form-section.tsx'
import { RelatedSearch } from './related-search.tsx'

const texts = productsAdminTexts.companion

type CompanionSectionProps = FormPartProps & {
  /** Null for a new one. */
  productId: string | null
  /** The first of the shop, without the product itself. */
  products: readonly ProductName[]
  hasMore: boolean
  /** Those that the form named already. */
  named: readonly ProductName[]
}

/** What the cart offers with this product, and for how much. */
export function CompanionSection({ form, faults, onChange, ...given }: CompanionSectionProps) {
  const [found, setFound] = useState<readonly ProductName[]>([])
  const choices = [...given.named, ...given.products, ...found].map(({ id, title }) => [id, title] as const)
  const products = [...new Map(choices)]
  return (
    <FormSection title={productsAdminTexts.sections.companion} hint={texts.hint}>
      <SelectField
        label={texts.product}
        name="companion.productId"
        error={faults['companion.productId']}
        value={form.companionId}
        onChange={({ currentTarget: { value } }) => onChange({ companionId: value })}
      >
        <option value="">{texts.none}</option>
        {products.map(([id, title]) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </SelectField>
      {form.companionId === '' ? null : (
        <TextField
          label={texts.amount}
          hint={texts.amountHint}
          name="companion.amount"
          error={faults['companion.amount']}
          inputMode="decimal"
          autoComplete="off"
          className="max-w-60"
          value={form.companionAmount}
          onChange={({ currentTarget: { value } }) => onChange({ companionAmount: value })}
        />
      )}
      {given.hasMore ? (
        <RelatedSearch
          onFound={(rows) => setFound((now) => [...now, ...rows.filter(({ id }) => id !== given.productId)])}
        />
      ) : null}
    </FormSection>
  )
}
