import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { AdminMaterial, VariantDraft, VariantStock } from '#domain/console/products-admin-wire.ts'
import { productVariantsTexts } from '#texts/console/product-variants.ts'
import { productsAdminTexts } from '#texts/console/products.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldFault } from './field-fault.tsx'
import { FileUpload } from './file-upload.tsx'
import type { FormPartProps } from './form-parts.ts'
import { FormSection } from './form-section.tsx'
import { OptionsPart } from './options-part.tsx'
import { emptyVariant, moved, replacedAt, variantFormOf } from './product-form-state.ts'
import { VariantCard } from './variant-card.tsx'

const texts = productVariantsTexts

type VariantsSectionProps = FormPartProps & {
  materials: readonly AdminMaterial[]
  variantStocks: readonly VariantStock[]
  retired: readonly VariantDraft[]
  onNewMaterial: (material: AdminMaterial) => void
}

export function VariantsSection(props: VariantsSectionProps) {
  const { form, faults, onChange, materials, variantStocks, retired, onNewMaterial } = props
  const [isUploading, setUploading] = useState(false)
  const { variants } = form
  const outOfSale = retired.filter(({ id }) => !variants.some((variant) => variant.id === id))

  return (
    <FormSection title={productsAdminTexts.sections.variants} hint={texts.hint}>
      <OptionsPart form={form} faults={faults} onChange={onChange} />
      <FieldFault text={faults['variants']} />
      <ol className="grid gap-5">
        {variants.map((variant, index) => (
          <VariantCard
            key={variant.key}
            variant={variant}
            index={index}
            count={variants.length}
            form={form}
            faults={faults}
            materials={materials}
            variantStock={variantStocks.find(({ id }) => id === variant.id)}
            onChange={(change) => onChange({ variants: replacedAt(variants, index, change) })}
            onMove={(to) => onChange({ variants: moved(variants, index, to) })}
            onRemove={() => onChange({ variants: variants.filter(({ key }) => key !== variant.key) })}
          />
        ))}
      </ol>
      <div className="flex flex-wrap gap-3">
        <Button
          look="secondary"
          onClick={() => onChange({ variants: [...variants, emptyVariant(form.options.length)] })}
        >
          <Plus aria-hidden="true" size={18} />
          {texts.add}
        </Button>
        {isUploading ? null : (
          <Button look="secondary" onClick={() => setUploading(true)}>
            {texts.sendFile}
          </Button>
        )}
      </div>
      {isUploading ? (
        <div className="rounded-control border border-line p-4">
          <h3 className="mb-3 text-lg">{texts.sendFile}</h3>
          <FileUpload
            replaces={null}
            onCancel={() => setUploading(false)}
            onDone={(material) => {
              setUploading(false)
              onNewMaterial(material)
            }}
          />
        </div>
      ) : null}
      {outOfSale.length > 0 ? (
        <div>
          <h3 className="text-lg">{texts.retired}</h3>
          <p className="text-sm text-ink-soft">{texts.removeHint}</p>
          <ul className="mt-2 grid gap-2">
            {outOfSale.map((variant) => (
              <li key={variant.id}>
                <Button
                  size="small"
                  look="secondary"
                  onClick={() => onChange({ variants: [...variants, variantFormOf(variant)] })}
                >
                  {texts.bringBack({ name: variant.title })}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </FormSection>
  )
}
