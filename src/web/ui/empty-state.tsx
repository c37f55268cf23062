import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

type EmptyStateProps = {
  title: ReactNode
  children?: ReactNode
  /** What one can do instead. */
  actions?: ReactNode
  className?: string
}

/** A blank ruled sheet with one line written on it. */
export function EmptyState({ title, children, actions, className }: EmptyStateProps) {
  return (
    <div className={classNames('sheet overflow-hidden', className)}>
      <div className="ruled border-l-[3px] border-rule px-6 py-8 sm:px-10">
        <p className="heading text-xl leading-(--rule-step)">{title}</p>
        {children ? <div className="max-w-measure text-ink-soft">{children}</div> : null}
        {actions ? <div className="mt-8 flex flex-wrap gap-3 leading-normal">{actions}</div> : null}
      </div>
    </div>
  )
}
