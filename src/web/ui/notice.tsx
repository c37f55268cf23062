import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

type NoticeProps = {
  tone?: 'info' | 'success' | 'error'
  title?: ReactNode
  children?: ReactNode
  /** Links or buttons that say what to do next. */
  actions?: ReactNode
  className?: string | undefined
}

const TONES = {
  info: { icon: Info, box: 'border-pen bg-pen-wash', mark: 'text-pen' },
  success: { icon: CircleCheck, box: 'border-green bg-green-wash', mark: 'text-green' },
  error: { icon: CircleAlert, box: 'border-red bg-red-wash', mark: 'text-red' },
} as const

/** A remark inside the page; an error is announced when it appears. */
export function Notice({ tone = 'info', title, children, actions, className }: NoticeProps) {
  const { icon: Icon, box, mark } = TONES[tone]
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={classNames('flex gap-3 rounded-sheet border p-4', box, className)}
    >
      <Icon aria-hidden="true" size={22} className={classNames('mt-0.5 shrink-0', mark)} />
      <div className="min-w-0 flex-1">
        {title ? <p className="font-semibold">{title}</p> : null}
        {children ? <div>{children}</div> : null}
        {actions ? <div className="mt-3 flex flex-wrap gap-3">{actions}</div> : null}
      </div>
    </div>
  )
}
