import type { ReactNode } from 'react'

type BlankSheetProps = {
  title: string
  lead: string
  /** The teacher's word in the margin. */
  note: string
  /** Stamped over the corner, e.g. "404". */
  stamp?: string
  actions: ReactNode
  /** Below the actions. */
  children?: ReactNode
}

/** A page that has nothing to say yet, or could not: a sheet with numbered lines, a word and a way on. */
export function BlankSheet({ title, lead, note, stamp, actions, children }: BlankSheetProps) {
  return (
    <div className="mx-auto w-full max-w-[46rem] px-4 py-12 sm:px-6 sm:py-16">
      <div className="sheet relative overflow-hidden pb-8">
        <div aria-hidden="true" className="blank-sheet__lines">
          {LINES.map((line) => (
            <span key={line}>{String(line).padStart(2, '0')}</span>
          ))}
        </div>
        <div className="relative pt-16 pr-5 pl-16 sm:pt-16 sm:pr-12 sm:pl-20">
          <p className="note absolute top-4 right-6 max-w-[75%] -rotate-3 text-2xl sm:right-10 sm:text-3xl">
            {note}
          </p>
          <h1 className="text-[1.75rem] leading-8 sm:text-[1.875rem] sm:leading-8">{title}</h1>
          <p className="mt-8 leading-8 text-ink-soft">{lead}</p>
          <div className="mt-8 flex flex-wrap gap-3">{actions}</div>
          {children}
        </div>
        {stamp ? (
          <p aria-hidden="true" className="blank-sheet__stamp heading">
            {stamp}
          </p>
        ) : null}
      </div>
    </div>
  )
}

const LINES = Array.from({ length: 30 }, (_, index) => index + 1)
