import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { slugOf } from '#domain/shared/slug.ts'
import { healthTexts as texts } from '#texts/console/opening.ts'
import { usePlaceOfHash } from '#web/hooks/use-place-of-hash.ts'

type PartProps = {
  heading: string
  isWell: boolean
  rows: readonly (readonly [name: string, value: string | number])[]
  /** Where more of it stands. */
  to?: string
  children?: ReactNode
  /** What can be done about it here. */
  actions?: ReactNode
}

/** One thing that has to be well: yes or no, and what that goes by. */
export function Part({ heading, isWell, rows, to, children, actions }: PartProps) {
  const place = usePlaceOfHash<HTMLElement>()
  return (
    <section ref={place} id={slugOf(heading)} className="sheet min-w-0 scroll-mt-24 p-5">
      <h2 className="flex flex-wrap items-baseline justify-between gap-x-4 text-xl">
        {to ? (
          <Link to={to} className="hover:text-pen">
            {heading}
          </Link>
        ) : (
          heading
        )}
        <strong className={isWell ? 'text-sm text-green' : 'text-sm text-red'}>
          {isWell ? texts.well : texts.unwell}
        </strong>
      </h2>
      <dl className="mt-2 grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1">
        {rows.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="text-right wrap-anywhere tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {children ? <p className="mt-3 text-sm text-ink-soft">{children}</p> : null}
      {actions}
    </section>
  )
}
