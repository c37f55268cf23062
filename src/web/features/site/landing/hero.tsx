import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { href, Link } from 'react-router'
import { landingHeroTexts } from '#texts/site/landing-hero.ts'
import { LinkButton } from '#web/ui/link-button.tsx'

const { hero } = landingHeroTexts

type HeroProps = {
  /** The free product that is offered here when the shop has it (product §2 Landing page). */
  secret: { id: string; title: string } | null
  /** What a visitor tries, or looks at while the writing room is closed. */
  sheet: ReactNode
}

/** On a phone the sheet comes before the ways to other pages: whoever came to write can begin. */
export function Hero({ secret, sheet }: HeroProps) {
  return (
    <section className="overflow-x-clip border-b border-ink">
      <div className="mx-auto grid max-w-page gap-x-12 gap-y-8 px-4 pt-8 pb-14 sm:px-6 sm:pt-14 lg:grid-cols-[1fr_1.08fr] lg:grid-rows-[auto_1fr] lg:pb-20">
        <div>
          <h1 className="text-[2.1rem] leading-[1.08] min-[24rem]:text-[2.5rem] sm:text-6xl sm:leading-[1.05] lg:text-[3.4rem]">
            <span className="block">{hero.title}</span> <span className="marked">{hero.titleMarked}</span>
          </h1>
          <p className="mt-4 max-w-[34rem] text-lg text-ink-soft sm:mt-6 sm:text-xl">{hero.lead}</p>
        </div>
        <div className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">{sheet}</div>
        <div>
          <div className="flex flex-wrap gap-3">
            <LinkButton to={href('/cadastro')} look="secondary" size="large">
              {hero.signUp}
            </LinkButton>
            <LinkButton to={href('/cursos')} look="quiet" size="large">
              {hero.courses}
            </LinkButton>
          </div>
          {secret ? <Secret secret={secret} /> : null}
        </div>
      </div>
    </section>
  )
}

function Secret({ secret }: { secret: { id: string; title: string } }) {
  return (
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
      <ArrowRight aria-hidden="true" className="shrink-0 transition-transform group-hover:translate-x-1" />
    </Link>
  )
}
