import type { ReactNode, Ref } from 'react'

type ViewHeadProps = {
  headingRef: Ref<HTMLHeadingElement>
  title: string
  lead: ReactNode
  children?: ReactNode
}

/** The page's head; its heading takes the focus when the view changes. */
export function ViewHead({ headingRef, title, lead, children }: ViewHeadProps) {
  return (
    <header className="mb-8 border-b border-ink pb-6 sm:mb-10 print:mb-3 print:pb-2">
      <h1 ref={headingRef} tabIndex={-1} className="text-3xl outline-none sm:text-4xl print:text-2xl">
        {title}
      </h1>
      <div className="mt-3 max-w-measure text-lg text-ink-soft print:mt-1 print:max-w-none print:text-base">
        {lead}
      </div>
      {children}
    </header>
  )
}
