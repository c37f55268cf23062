import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatDay } from '#domain/shared/calendar-text.ts'
import {
  fillShopHolesInPage,
  type InstitutionalPage,
  type InstitutionalSection,
  type ShopIdentity,
} from '#domain/site/institutional.ts'
import { institutionalTexts as texts } from '#texts/site/institutional.ts'
import { InstitutionalBlockView } from '#web/shared/institutional-block/institutional-block.tsx'
import { Page } from '#web/ui/page.tsx'

type InstitutionalDocumentProps = {
  page: InstitutionalPage
  shop: ShopIdentity
  /** Below the title. */
  head?: ReactNode
  /** What stands at the end of a section, by the section's id. */
  additions?: Readonly<Record<string, ReactNode>> | undefined
}

/** A text of ours with its table of contents, its date and the shop's facts in their places. */
export function InstitutionalDocument({ page, shop, head, additions }: InstitutionalDocumentProps) {
  const filled = fillShopHolesInPage(page, shop)
  return (
    <Page>
      <header className="mb-8 border-b border-ink pb-6 sm:mb-10">
        <h1 className="text-3xl sm:text-4xl">{filled.title}</h1>
        <p className="mt-3 max-w-measure text-lg text-ink-soft">{filled.description}</p>
        <p className="mt-3 text-sm text-ink-soft">
          <time dateTime={page.updatedAt}>
            {texts.updated({ date: formatDay(`${page.updatedAt}T12:00:00Z`) })}
          </time>
        </p>
        {head}
      </header>
      <div className="document">
        <Contents sections={filled.sections} />
        <div className="document__text">
          {filled.sections.map((section) => (
            <section key={section.id} id={section.id} aria-labelledby={`${section.id}-titulo`}>
              <h2 id={`${section.id}-titulo`} className="text-2xl">
                {section.heading}
              </h2>
              {section.blocks.map((block, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a block is its place in the text
                <InstitutionalBlockView key={index} block={block} />
              ))}
              {section.links ? <SectionLinks section={section} /> : null}
              {additions?.[section.id]}
            </section>
          ))}
        </div>
      </div>
    </Page>
  )
}

function Contents({ sections }: { sections: readonly InstitutionalSection[] }) {
  // Where headings carry numbers of their own, those count.
  const hasNumbers = sections.some(({ heading }) => /^\d+\. /.test(heading))
  return (
    <nav aria-label={texts.contents} className="document__contents">
      <p className="eyebrow">{texts.contents}</p>
      <ol className="mt-2">
        {sections.map(({ id, heading }, index) => {
          const [, own, title] = /^(\d+)\. (.*)$/.exec(heading) ?? []
          return (
            <li key={id}>
              <a href={`#${id}`}>
                <span aria-hidden="true" className="document__number">
                  {hasNumbers ? own?.padStart(2, '0') : String(index + 1).padStart(2, '0')}
                </span>
                {title ?? heading}
              </a>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

function SectionLinks({ section }: { section: InstitutionalSection }) {
  return (
    <p className="document__links">
      <span className="text-ink-soft">{texts.goOn}</span>
      {section.links?.map(({ to, label }) => (
        <Link key={to} to={to} className="text-link py-1.5">
          {label}
        </Link>
      ))}
    </p>
  )
}
