import type { ReactNode } from 'react'
import { accountTexts } from '#texts/account/accounts.ts'
import { Card } from '#web/ui/card.tsx'

type AccountSheetProps = {
  title: ReactNode
  lead: string
  children: ReactNode
  /** The way to the other form, under the sheet. */
  footer?: ReactNode
}

/** A form on its sheet, with the teacher's note beside it where there is room. */
export function AccountSheet({ title, lead, children, footer }: AccountSheetProps) {
  return (
    // Room is counted in letters: a reader's larger text takes the note's place.
    <div className="@container mx-auto w-full max-w-page">
      <div className="grid gap-x-16 px-4 py-10 sm:px-6 sm:py-14 @min-[58rem]:grid-cols-[minmax(0,34rem)_minmax(0,1fr)]">
        <div className="mx-auto w-full max-w-[34rem]">
          <h1 className="text-3xl sm:text-4xl">{title}</h1>
          <p className="mt-2 mb-6 text-lg wrap-anywhere text-ink-soft">{lead}</p>
          <Card>{children}</Card>
          {footer ? <div className="mt-5 text-center">{footer}</div> : null}
        </div>
        <AccountNote />
      </div>
    </div>
  )
}

function AccountNote() {
  const { heading, note, lines } = accountTexts.aside
  return (
    <aside className="hidden self-start pt-20 @min-[58rem]:block">
      <p className="note mb-3 -rotate-2 text-3xl">{note}</p>
      <h2 className="mb-4 text-xl">{heading}</h2>
      <ol className="numbered ruled max-w-md">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    </aside>
  )
}
