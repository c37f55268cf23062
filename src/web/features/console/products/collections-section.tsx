import type { AdminCollection } from '#domain/console/products-admin-wire.ts'
import { productsAdminTexts } from '#texts/console/products.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { FieldFault } from './field-fault.tsx'
import type { FormPartProps } from './form-parts.ts'
import { FormSection } from './form-section.tsx'

export function CollectionsSection({
  form,
  faults,
  collections,
  onChange,
}: FormPartProps & { collections: readonly AdminCollection[] }) {
  const { collectionIds } = form
  return (
    <FormSection title={productsAdminTexts.sections.collections}>
      <div className="grid gap-2">
        {collections.length === 0 ? (
          <p className="text-ink-soft">{productsAdminTexts.collections.none}</p>
        ) : null}
        {collections.map(({ id, title }) => (
          <Checkbox
            key={id}
            label={title}
            name="collectionIds"
            checked={collectionIds.includes(id)}
            onChange={(event) =>
              onChange({
                collectionIds: event.currentTarget.checked
                  ? [...collectionIds, id]
                  : collectionIds.filter((one) => one !== id),
              })
            }
          />
        ))}
      </div>
      <FieldFault text={faults['collectionIds']} />
    </FormSection>
  )
}
