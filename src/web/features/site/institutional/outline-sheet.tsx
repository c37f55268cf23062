import type { ReactNode } from 'react'

type OutlineSheetProps = {
  heading: string
  points: readonly string[]
  stamp: string
  /** How many lines stay empty below the points, under the stamp. */
  emptyLines: number
}

/** A sheet with only its outline written, and a stamp: what is still to come (product §2 Placeholders, Corretor). */
export function OutlineSheet({ heading, points, stamp, emptyLines }: OutlineSheetProps) {
  return (
    <div className="outline-sheet sheet">
      <h2 className="text-xl">{heading}</h2>
      <ol className="numbered mt-4">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
        {Array.from({ length: emptyLines }, (_line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place on the sheet
          <li key={index} aria-hidden="true" />
        ))}
      </ol>
      <p aria-hidden="true" className="outline-sheet__stamp heading">
        {stamp}
      </p>
    </div>
  )
}

type ComingPageProps = { title: string; lead: string; actions: ReactNode; sheet: ReactNode }

/** A page whose thing is still to come: what it will be on the left, its outline on the right. */
export function ComingPage({ title, lead, actions, sheet }: ComingPageProps) {
  return (
    <div className="grid items-center gap-x-14 gap-y-12 lg:grid-cols-2">
      <div>
        <h1 className="text-4xl sm:text-5xl">{title}</h1>
        <p className="mt-5 max-w-measure text-lg text-ink-soft">{lead}</p>
        <div className="mt-7 flex flex-wrap gap-3">{actions}</div>
      </div>
      {sheet}
    </div>
  )
}
