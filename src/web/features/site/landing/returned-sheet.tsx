import { href, Link } from 'react-router'
import { landingTexts } from '#texts/site/landing.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { CorrectedSheet } from './corrected-sheet.tsx'

const { returned } = landingTexts

/** What comes back of a whole essay, drawn. */
export function ReturnedSheet() {
  return (
    <section aria-labelledby="como-volta" className="overflow-x-clip border-b border-ink">
      <div className="mx-auto grid max-w-page items-center gap-x-12 gap-y-10 px-4 py-16 sm:px-6 sm:py-20 lg:grid-cols-[1fr_1.08fr]">
        <div>
          <h2 id="como-volta" className="text-3xl sm:text-4xl">
            {returned.title}
          </h2>
          <p className="mt-4 max-w-measure text-lg text-ink-soft">{returned.lead}</p>
          <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
            <LinkButton to={href('/corretor-de-redacao')}>{returned.start}</LinkButton>
            <Link to={href('/como-calculamos-a-nota')} className="text-link py-1">
              {returned.method}
            </Link>
          </div>
        </div>
        <CorrectedSheet />
      </div>
    </section>
  )
}
