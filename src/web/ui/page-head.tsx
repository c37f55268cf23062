import type { ReactNode } from 'react'

type PageHeadProps = { title: ReactNode; lead?: ReactNode; children?: ReactNode }

/** The first lines of every inner page. */
export function PageHead({ title, lead, children }: PageHeadProps) {
  return (
    <header className="mb-8 border-b border-ink pb-6 sm:mb-10">
      <h1 className="text-3xl sm:text-4xl">{title}</h1>
      {lead ? <p className="mt-3 max-w-measure text-lg text-ink-soft">{lead}</p> : null}
      {children}
    </header>
  )
}
