import { href } from 'react-router'
import { landingTexts } from '#texts/site/landing.ts'
import { LinkButton } from '#web/ui/link-button.tsx'

const { questions } = landingTexts

/** The last word of the page leads to the answers (product §2 "Also linked": /quem-somos#faq). */
export function Questions() {
  return (
    <section aria-labelledby="duvidas" className="below-fold border-t border-ink">
      <div className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-x-10 gap-y-5 px-4 py-12 sm:px-6">
        <div className="max-w-measure">
          <h2 id="duvidas" className="text-2xl sm:text-3xl">
            {questions.title}
          </h2>
          <p className="mt-2 text-lg text-ink-soft">{questions.lead}</p>
        </div>
        <LinkButton to={`${href('/quem-somos')}#faq`} look="secondary">
          {questions.link}
        </LinkButton>
      </div>
    </section>
  )
}
