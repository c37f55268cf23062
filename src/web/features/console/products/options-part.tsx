import { Plus, Trash2 } from 'lucide-react'
import { productVariantsTexts } from '#texts/console/product-variants.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { FormPartProps } from './form-parts.ts'
import { newKey, replacedAt } from './product-form-state.ts'

const texts = productVariantsTexts
const MAX_OPTIONS = 3

/** The names of what distinguishes the variants; each variant has a value for each. */
export function OptionsPart({ form, faults, onChange }: FormPartProps) {
  const { options, variants } = form

  function handleRemove(place: number): void {
    onChange({
      options: options.filter((_option, index) => index !== place),
      variants: variants.map((variant) => ({
        ...variant,
        optionValues: variant.optionValues.filter((_value, index) => index !== place),
      })),
    })
  }

  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">{texts.options}</legend>
      <p className="text-sm text-ink-soft">{texts.optionsHint}</p>
      <div className="mt-2 grid gap-3">
        {options.map((option, index) => (
          <div key={option.key} className="flex items-end gap-2">
            <TextField
              label={texts.option({ place: index + 1 })}
              name={`options.${index}.title`}
              error={faults[`options.${index}.title`]}
              maxLength={60}
              className="max-w-sm min-w-0 flex-1"
              value={option.title}
              onChange={(event) =>
                onChange({ options: replacedAt(options, index, { title: event.currentTarget.value }) })
              }
            />
            <IconButton
              label={texts.removeOption({ name: option.title || String(index + 1) })}
              onClick={() => handleRemove(index)}
            >
              <Trash2 aria-hidden="true" size={20} />
            </IconButton>
          </div>
        ))}
        {options.length < MAX_OPTIONS ? (
          <div>
            <Button
              size="small"
              look="secondary"
              onClick={() => onChange({ options: [...options, { key: newKey(), id: null, title: '' }] })}
            >
              <Plus aria-hidden="true" size={18} />
              {texts.addOption}
            </Button>
          </div>
        ) : null}
      </div>
    </fieldset>
  )
}
