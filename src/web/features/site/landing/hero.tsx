import { ArrowRight } from 'lucide-react'
import { href, Link } from 'react-router'
import { landingTexts } from '#texts/site/landing.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { CorrectedSheet } from './corrected-sheet.tsx'

const { hero } = landingTexts

/** @param secret the free product that is offered here when the shop has it (product §2 Landing page) */
export function Hero({ secret }: { secret: { id: string; title: string } | null }) {
  return (
    <section className="overflow-x-clip border-b border-ink">
      <div className="mx-auto grid max-w-page items-center gap-x-12 gap-y-12 px-4 pt-10 pb-14 sm:px-6 sm:pt-14 lg:grid-cols-[1.08fr_1fr] lg:pb-20">
        <div>
          <h1 className="text-4xl leading-[1.08] min-[24rem]:text-[2.5rem] sm:text-6xl sm:leading-[1.05] lg:text-[3.6rem]">
            <span className="block">{hero.title}</span> <span className="marked">{hero.titleMarked}</span>
          </h1>
          <p className="mt-6 max-w-[34rem] text-lg text-ink-soft sm:text-xl">{hero.lead}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <LinkButton to={href('/cadastro')} size="large">
              {hero.signUp}
            </LinkButton>
            <LinkButton to={href('/cursos')} look="secondary" size="large">
              {hero.courses}
            </LinkButton>
          </div>
          {secret ? (
            <Link
              to={href('/product/:id', { id: secret.id })}
              className="group mt-8 flex max-w-[27rem] items-center gap-4 rounded-sheet border border-ink border-dashed bg-sheet px-4 py-3 hover:border-solid"
            >
              <span className="min-w-0 flex-1">
                <span className="note block text-2xl">{hero.secretLabel}</span>
                <span className="block leading-snug font-semibold text-balance">
                  <span className="marked">{secret.title}</span>
                </span>
              </span>
              <ArrowRight
                aria-hidden="true"
                className="shrink-0 transition-transform group-hover:translate-x-1"
              />
            </Link>
          ) : null}
        </div>
        <CorrectedSheet />
      </div>
    </section>
  )
}
