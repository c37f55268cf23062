import { type ReactNode, useId } from 'react'

export type FieldTexts = {
  label: string
  hint?: string | undefined
  /** What is wrong and what to do; absent when nothing is. */
  error?: string | undefined
}

type FieldControlProps = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

type FieldProps = FieldTexts & {
  /** Shown after the label, for instance "(opcional)". */
  labelNote?: string | undefined
  className?: string | undefined
  children: (control: FieldControlProps) => ReactNode
}

/** Ties a control to its label, hint and error, so that each is read with it. */
export function Field({ label, labelNote, hint, error, className, children }: FieldProps) {
  const id = useId()
  const hintId = hint ? `${id}-hint` : undefined
  const errorId = error ? `${id}-error` : undefined
  const describedBy = [errorId, hintId].filter(Boolean).join(' ') || undefined
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label}
        {/* With its space: it is read aloud as one. */}
        {labelNote ? <span className="font-normal text-ink-soft"> {labelNote}</span> : null}
      </label>
      {children({ id, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined })}
      {error ? (
        <p id={errorId} className="mt-1 text-sm font-semibold text-red">
          {error}
        </p>
      ) : null}
      {hint ? (
        <p id={hintId} className="mt-1 text-sm text-ink-soft">
          {hint}
        </p>
      ) : null}
    </div>
  )
}
