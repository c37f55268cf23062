import type { StudyKind } from '#domain/study/contents/study-pack.ts'
import type { StudyField, StudyRow } from '#domain/study/contents/study-row.ts'
import { studyAdminTexts as texts } from '#texts/console/study.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextAreaField } from '#web/ui/text-area-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { PictureField } from './picture-field.tsx'

type FormProps = {
  kind: StudyKind
  row: StudyRow
  faultOf: (field: string) => string | undefined
  onChange: (field: string, value: string) => void
}

type StudyFieldsProps = FormProps & { fields: readonly StudyField[] }

/** Every field of a kind; those that belong together are folded until something is in them, or wrong. */
export function StudyFields({ fields, ...form }: StudyFieldsProps) {
  const groups = [...new Set(fields.map(({ group }) => group))]
  return groups.map((group) => {
    const own = fields.filter((field) => field.group === group)
    const controls = own.map((field) => <Control key={field.name} field={field} {...form} />)
    if (group === null) return controls
    const isOpen = own.some(({ name }) => (form.row[name] ?? '') !== '' || form.faultOf(name) !== undefined)
    return (
      // Drawn anew where a fault is found in it, so that it opens.
      <details
        key={`${group}${own.some(({ name }) => form.faultOf(name))}`}
        open={isOpen}
        className="border-t border-rule pt-3"
      >
        <summary className="cursor-pointer py-1 font-semibold">{texts.groups[group] ?? group}</summary>
        <div className="mt-4 grid gap-5">{controls}</div>
      </details>
    )
  })
}

function Control({ kind, field, row, faultOf, onChange }: FormProps & { field: StudyField }) {
  const { name, control, max } = field
  const words = texts.fields[kind][name]
  const common = {
    name,
    label: words?.label ?? name,
    hint: words?.hint,
    error: faultOf(name),
    value: row[name] ?? '',
    autoComplete: 'off',
  }
  if (control === 'picture') {
    const { label, error, value } = common
    return <PictureField label={label} error={error} value={value} onChange={(url) => onChange(name, url)} />
  }
  if (control === 'line')
    return <TextField {...common} maxLength={max} onChange={(event) => onChange(name, event.target.value)} />
  if (control === 'area')
    return (
      <TextAreaField
        {...common}
        maxLength={max}
        rows={max > 1_000 ? 8 : 3}
        onChange={(event) => onChange(name, event.target.value)}
      />
    )
  return (
    <SelectField {...common} onChange={(event) => onChange(name, event.target.value)}>
      <option value="">{texts.choose}</option>
      {control.map((value) => (
        <option key={value} value={value}>
          {texts.options[kind][name]?.[value] ?? value}
        </option>
      ))}
    </SelectField>
  )
}
