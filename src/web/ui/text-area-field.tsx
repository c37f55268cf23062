import type { ComponentProps } from 'react'
import { Field, type FieldTexts } from './field.tsx'

type TextAreaFieldProps = Omit<ComponentProps<'textarea'>, 'className' | 'id'> &
  FieldTexts & { labelNote?: string; className?: string }

export function TextAreaField({ label, labelNote, hint, error, className, ...area }: TextAreaFieldProps) {
  return (
    <Field label={label} labelNote={labelNote} hint={hint} error={error} className={className}>
      {(control) => <textarea {...area} {...control} className="field-control" />}
    </Field>
  )
}
