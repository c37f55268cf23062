import { type ComponentProps, useState } from 'react'
import { Field, type FieldTexts } from './field.tsx'

type PasswordFieldProps = Omit<ComponentProps<'input'>, 'className' | 'id' | 'type'> &
  FieldTexts & {
    className?: string
    /** The word on the button that shows what was typed, and on the one that hides it again. */
    showLabel: string
    hideLabel: string
  }

export function PasswordField({
  label,
  hint,
  error,
  className,
  showLabel,
  hideLabel,
  ...input
}: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false)
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(control) => (
        <div className="relative">
          <input
            {...input}
            {...control}
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            className="field-control pr-[min(8rem,45%)]"
          />
          <button
            type="button"
            aria-controls={control.id}
            onClick={() => setIsShown(!isShown)}
            className="needs-script text-link absolute inset-y-0 right-0 max-w-[45%] px-3 text-sm leading-tight"
          >
            {isShown ? hideLabel : showLabel}
            <span className="sr-only">: {label}</span>
          </button>
        </div>
      )}
    </Field>
  )
}
