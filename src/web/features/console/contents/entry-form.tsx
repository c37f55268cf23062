import { type FormEvent, useId, useState } from 'react'
import type { ContentKind } from '#domain/site/site-contents.ts'
import { contentsAdminTexts as texts } from '#texts/console/contents.ts'
import { focusField } from '#web/browser/focus-field.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextAreaField } from '#web/ui/text-area-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { ENTRY_FIELDS, type Entry, type EntryField, readEntry } from './entry-fields.ts'

type EntryFormProps = {
  kind: ContentKind
  /** Null for a new one. */
  entry: Entry | null
  isOpen: boolean
  isSaving: boolean
  /** @returns the sentence for each field that was refused */
  onSave: (values: Record<string, unknown>) => Promise<Readonly<Record<string, string>>>
  onClose: () => void
}

/** One entry of a list, all its fields; what was typed stays until it is kept or given up. */
export function EntryForm({ kind, entry, isOpen, isSaving, onSave, onClose }: EntryFormProps) {
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const id = useId()
  const { one } = texts.kinds[kind]

  async function handleSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = event.currentTarget
    const refused = await onSave(readEntry(kind, new FormData(form)))
    setErrors(refused)
    const [first] = Object.keys(refused)
    if (first !== undefined) focusField(form, first)
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={entry ? texts.form.edit({ one }) : texts.form.add({ one })}
      closeLabel={texts.form.close}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="secondary" onClick={onClose}>
            {texts.form.cancel}
          </Button>
          <Button type="submit" form={id} isBusy={isSaving} busyLabel={texts.form.saving}>
            {texts.form.save}
          </Button>
        </div>
      }
    >
      <form
        id={id}
        method="post"
        noValidate
        className="grid gap-5"
        onSubmit={(event) => void handleSubmit(event)}
      >
        {ENTRY_FIELDS[kind].map((field) => (
          <EntryControl
            key={field.name}
            field={field}
            value={entry?.[field.name]}
            isNew={entry === null}
            error={errors[field.name]}
          />
        ))}
      </form>
    </Dialog>
  )
}

type EntryControlProps = {
  field: EntryField
  value: unknown
  isNew: boolean
  error: string | undefined
}

function EntryControl({ field, value, isNew, error }: EntryControlProps) {
  const { name, label, control } = field
  const hint = field.hint || undefined
  if (control === 'check') {
    return (
      <div>
        <Checkbox name={name} label={label} error={error} defaultChecked={!isNew && value === true} />
        {hint ? <p className="mt-1 text-sm text-ink-soft">{hint}</p> : null}
      </div>
    )
  }
  const common = {
    name,
    label,
    hint,
    error,
    autoComplete: 'off',
    defaultValue: value === undefined || value === null ? '' : String(value),
  }
  if (control === 'area') return <TextAreaField {...common} rows={4} />
  if (control === 'line') return <TextField {...common} />
  if (control === 'number') return <TextField {...common} inputMode="numeric" />
  if (control === 'date') return <TextField {...common} type="date" />
  return (
    <SelectField {...common}>
      {control.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </SelectField>
  )
}
