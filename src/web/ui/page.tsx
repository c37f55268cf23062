import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

type PageProps = { width?: 'page' | 'narrow'; className?: string; children: ReactNode }

/** The margins of an inner page. */
export function Page({ width = 'page', className, children }: PageProps) {
  return (
    <div
      className={classNames(
        'mx-auto w-full px-4 py-10 sm:px-6 sm:py-14',
        width === 'page' ? 'max-w-page' : 'max-w-measure',
        className,
      )}
    >
      {children}
    </div>
  )
}
