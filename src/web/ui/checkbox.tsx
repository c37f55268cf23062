import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'className' | 'id'> & {
  label: ReactNode
  error?: string | undefined
  className?: string
}

export function Checkbox({ label, error, className, ...input }: CheckboxProps) {
  const id = useId()
  const errorId = error ? `${id}-error` : undefined
  return (
    <div className={className}>
      <div className="flex items-start gap-3">
        <input
          {...input}
          id={id}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={errorId}
          className={classNames('mt-1 size-5 shrink-0 accent-pen', error && 'outline-2 outline-red')}
        />
        <label htmlFor={id}>{label}</label>
      </div>
      {error ? (
        <p id={errorId} className="mt-1 text-sm font-semibold text-red">
          {error}
        </p>
      ) : null}
    </div>
  )
}
