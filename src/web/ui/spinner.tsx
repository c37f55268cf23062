import { classNames } from './class-names.ts'

type SpinnerProps = { label?: string; className?: string | undefined }

/** With a label it speaks for itself; without one it is an ornament of a control that already does. */
export function Spinner({ label, className }: SpinnerProps) {
  if (!label) return <span aria-hidden="true" className={classNames('spinner', className)} />
  return (
    <span role="status" className={classNames('inline-flex items-center gap-3 text-ink-soft', className)}>
      <span aria-hidden="true" className="spinner text-pen" />
      {label}
    </span>
  )
}
