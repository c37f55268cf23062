import type { ComponentProps } from 'react'
import { Field, type FieldTexts } from './field.tsx'

type SelectFieldProps = Omit<ComponentProps<'select'>, 'className' | 'id'> &
  FieldTexts & { labelNote?: string; className?: string }

/** The system's own list: it works by keyboard, by touch and by voice everywhere. Options are the children. */
export function SelectField({
  label,
  labelNote,
  hint,
  error,
  className,
  children,
  ...select
}: SelectFieldProps) {
  return (
    <Field label={label} labelNote={labelNote} hint={hint} error={error} className={className}>
      {(control) => (
        <select {...select} {...control} className="field-control">
          {children}
        </select>
      )}
    </Field>
  )
}
