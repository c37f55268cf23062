import type { InstitutionalPage } from '#domain/site/institutional.ts'
import { InstitutionalBlockView } from '#web/shared/institutional-block/institutional-block.tsx'

/** A text of the contract as it was kept with the order: everything stands open, nothing leads away. */
export function ContractText({ page }: { page: InstitutionalPage }) {
  return (
    <article className="document__text mt-8" aria-labelledby={page.slug}>
      <h3 id={page.slug} className="border-b border-ink pb-2 text-xl">
        {page.title}
      </h3>
      {page.sections.map((section) => (
        <section key={section.id} className="mt-5">
          <h4 className="font-semibold">{section.heading}</h4>
          {section.blocks.map((block, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a block is its place in the text
            <InstitutionalBlockView key={index} block={block} />
          ))}
        </section>
      ))}
    </article>
  )
}
