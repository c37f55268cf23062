import type { ComponentProps } from 'react'
import { Field, type FieldTexts } from './field.tsx'

type TextFieldProps = Omit<ComponentProps<'input'>, 'className' | 'id'> &
  FieldTexts & { labelNote?: string; className?: string }

export function TextField({ label, labelNote, hint, error, className, ...input }: TextFieldProps) {
  return (
    <Field label={label} labelNote={labelNote} hint={hint} error={error} className={className}>
      {(control) => <input type="text" {...input} {...control} className="field-control" />}
    </Field>
  )
}
