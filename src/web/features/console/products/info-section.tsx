import { Plus, Trash2 } from 'lucide-react'
import { productsAdminTexts } from '#texts/console/products.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { TextAreaField } from '#web/ui/text-area-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { FormPartProps } from './form-parts.ts'
import { FormSection } from './form-section.tsx'
import { MoveButtons } from './move-buttons.tsx'
import { moved, newKey, replacedAt } from './product-form-state.ts'

const texts = productsAdminTexts.info

export function InfoSection({ form, faults, onChange }: FormPartProps) {
  const { info } = form
  return (
    <FormSection title={productsAdminTexts.sections.info} hint={texts.hint}>
      <ol className="grid gap-4">
        {info.map((entry, index) => {
          const name = entry.title || texts.name({ place: index + 1 })
          return (
            <li key={entry.key} className="grid gap-3 border-b border-rule pb-4">
              <div className="flex flex-wrap items-end gap-2">
                <TextField
                  label={texts.title}
                  name={`info.${index}.title`}
                  error={faults[`info.${index}.title`]}
                  maxLength={80}
                  className="min-w-0 flex-1 basis-48"
                  value={entry.title}
                  onChange={(event) =>
                    onChange({ info: replacedAt(info, index, { title: event.currentTarget.value }) })
                  }
                />
                <span className="flex">
                  <MoveButtons
                    name={name}
                    index={index}
                    count={info.length}
                    onMove={(to) => onChange({ info: moved(info, index, to) })}
                  />
                  <IconButton
                    label={texts.remove({ name })}
                    onClick={() => onChange({ info: info.filter(({ key }) => key !== entry.key) })}
                  >
                    <Trash2 aria-hidden="true" size={20} />
                  </IconButton>
                </span>
              </div>
              <TextAreaField
                label={texts.description}
                name={`info.${index}.description`}
                error={faults[`info.${index}.description`]}
                rows={2}
                maxLength={1_000}
                value={entry.description}
                onChange={(event) =>
                  onChange({ info: replacedAt(info, index, { description: event.currentTarget.value }) })
                }
              />
            </li>
          )
        })}
      </ol>
      <div>
        <Button
          look="secondary"
          size="small"
          onClick={() => onChange({ info: [...info, { key: newKey(), title: '', description: '' }] })}
        >
          <Plus aria-hidden="true" size={18} />
          {texts.add}
        </Button>
      </div>
    </FormSection>
  )
}
