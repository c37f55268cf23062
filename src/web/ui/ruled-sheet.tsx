import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

type RuledSheetProps = { children: ReactNode; className?: string }

/** The official sheet: numbered lines behind, writing on them. What is inside keeps to whole lines of 2rem. */
export function RuledSheet({ children, className }: RuledSheetProps) {
  return (
    <div className={classNames('ruled-sheet sheet', className)}>
      <div aria-hidden="true" className="ruled-sheet__numbers">
        {NUMBERS}
      </div>
      <div className="ruled-sheet__text">{children}</div>
    </div>
  )
}

/** More than any text here has; the sheet cuts off those it has no line for. */
const NUMBERS = Array.from({ length: 120 }, (_, index) => String(index + 1).padStart(2, '0')).join('\n')
