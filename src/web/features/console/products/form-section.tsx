import { type ReactNode, useId } from 'react'
import { slugOf } from '#domain/shared/slug.ts'

type FormSectionProps = { title: string; hint?: string; children: ReactNode }

/** A sheet of the long form, with its heading. */
export function FormSection({ title, hint, children }: FormSectionProps) {
  const id = useId()
  return (
    <section id={slugOf(title)} aria-labelledby={id} className="sheet scroll-mt-24 p-4 sm:p-6">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {hint ? <p className="mt-1 text-sm text-ink-soft">{hint}</p> : null}
      <div className="mt-4 grid gap-5">{children}</div>
    </section>
  )
}
