import { premiumTexts } from '#texts/account/premium.ts'
import { productsAdminTexts } from '#texts/console/products.ts'
import { PremiumList } from '#web/shared/premium/premium-list.tsx'
import { PremiumSheet } from '#web/shared/premium/premium-sheet.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import type { FormPartProps } from './form-parts.ts'
import { FormSection } from './form-section.tsx'

const texts = productsAdminTexts.premium

/** Whether who buys the product becomes premium, what that opens, and how the product's page will tell it. */
export function PremiumSection({ form, faults, onChange }: FormPartProps) {
  return (
    <FormSection title={productsAdminTexts.sections.premium} hint={texts.hint}>
      <Checkbox
        label={texts.grants}
        name="grantsPremium"
        checked={form.grantsPremium}
        error={faults['grantsPremium']}
        onChange={(event) => onChange({ grantsPremium: event.currentTarget.checked })}
      />
      {form.grantsPremium ? (
        <div>
          <p className="mb-2 font-semibold">{texts.preview}</p>
          <PremiumSheet />
        </div>
      ) : (
        <PremiumList lead={premiumTexts.is} />
      )}
    </FormSection>
  )
}
