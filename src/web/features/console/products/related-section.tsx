import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { AdminCollection, ProductName } from '#domain/console/products-admin-wire.ts'
import { productsAdminTexts } from '#texts/console/products.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { FormPartProps } from './form-parts.ts'
import { FormSection } from './form-section.tsx'
import { MoveButtons } from './move-buttons.tsx'
import { moved, newKey, replacedAt } from './product-form-state.ts'
import { RelatedSearch } from './related-search.tsx'

const texts = productsAdminTexts.related

type RelatedSectionProps = FormPartProps & {
  /** Null for a new one. */
  productId: string | null
  /** The first of the shop, without the product itself. */
  products: readonly ProductName[]
  /** The shop has more of them: they are searched for. */
  hasMore: boolean
  /** Those that were related already. */
  named: readonly ProductName[]
  collections: readonly AdminCollection[]
}

export function RelatedSection({ form, faults, collections, onChange, ...given }: RelatedSectionProps) {
  const { related } = form
  const [found, setFound] = useState<readonly ProductName[]>([])
  const choices = [...given.named, ...given.products, ...found].map(({ id, title }) => [id, title] as const)
  const products = [...new Map(choices)].map(([id, title]) => ({ id, title }))
  const first = products[0] ?? collections[0]
  const firstType = products[0] ? ('product' as const) : ('collection' as const)
  return (
    <FormSection title={productsAdminTexts.sections.related}>
      <ol className="grid gap-4">
        {related.map((entry, index) => {
          const name = texts.name({ place: index + 1 })
          return (
            <li
              key={entry.key}
              className="grid items-start gap-3 border-b border-rule pb-4 sm:grid-cols-[1fr_1fr_auto]"
            >
              <SelectField
                label={texts.target}
                name={`related.${index}.id`}
                error={faults[`related.${index}.id`]}
                value={`${entry.type} ${entry.id}`}
                onChange={(event) => {
                  const [type, id = ''] = event.currentTarget.value.split(' ')
                  onChange({
                    related: replacedAt(related, index, {
                      type: type === 'product' ? 'product' : 'collection',
                      id,
                    }),
                  })
                }}
              >
                <optgroup label={texts.product}>
                  {products.map(({ id, title }) => (
                    <option key={id} value={`product ${id}`}>
                      {title}
                    </option>
                  ))}
                </optgroup>
                <optgroup label={texts.collection}>
                  {collections.map(({ id, title }) => (
                    <option key={id} value={`collection ${id}`}>
                      {title}
                    </option>
                  ))}
                </optgroup>
              </SelectField>
              <TextField
                label={texts.section}
                name={`related.${index}.sectionTitle`}
                error={faults[`related.${index}.sectionTitle`]}
                maxLength={80}
                value={entry.sectionTitle}
                onChange={(event) =>
                  onChange({
                    related: replacedAt(related, index, { sectionTitle: event.currentTarget.value }),
                  })
                }
              />
              <span className="flex sm:pt-7">
                <MoveButtons
                  name={name}
                  index={index}
                  count={related.length}
                  onMove={(to) => onChange({ related: moved(related, index, to) })}
                />
                <IconButton
                  label={texts.remove({ name })}
                  onClick={() => onChange({ related: related.filter(({ key }) => key !== entry.key) })}
                >
                  <Trash2 aria-hidden="true" size={20} />
                </IconButton>
              </span>
            </li>
          )
        })}
      </ol>
      {first ? (
        <div>
          <Button
            look="secondary"
            size="small"
            onClick={() =>
              onChange({
                related: [
                  ...related,
                  { key: newKey(), sectionTitle: texts.sectionDefault, type: firstType, id: first.id },
                ],
              })
            }
          >
            <Plus aria-hidden="true" size={18} />
            {texts.add}
          </Button>
        </div>
      ) : (
        <p className="text-ink-soft">{texts.none}</p>
      )}
      {given.hasMore ? (
        <RelatedSearch
          onFound={(rows) => setFound((now) => [...now, ...rows.filter(({ id }) => id !== given.productId)])}
        />
      ) : null}
    </FormSection>
  )
}
