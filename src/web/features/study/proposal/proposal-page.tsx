import { ArrowLeft, Printer } from 'lucide-react'
import { href, Link } from 'react-router'
import type { Proposal } from '#domain/study/proposal.ts'
import { proposalTexts as texts } from '#texts/study/proposal.ts'
import { MotivatingTexts } from '#web/shared/proposal/motivating-texts.tsx'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Page } from '#web/ui/page.tsx'

export type ShownProposal = {
  proposal: Proposal
  title: string
  /** Of an exam's own theme; the regular application has no name. */
  exam: { year: number; edition: string | null } | null
}

type ProposalPageProps = ShownProposal & { isRoomOpen: boolean }

/** The whole proposal of a theme, as one gets it on the day: the texts, then what is asked. */
export function ProposalPage({ proposal, title, exam, isRoomOpen }: ProposalPageProps) {
  return (
    <Page>
      <Link
        to={href('/banco-de-temas')}
        className="text-link no-print mb-4 inline-flex items-center gap-2 py-1"
      >
        <ArrowLeft aria-hidden="true" size={18} />
        {texts.back}
      </Link>
      <header className="border-b border-ink pb-6">
        <p className="eyebrow">{exam === null ? texts.eyebrow : texts.exam(exam)}</p>
        <h1 className="mt-1 max-w-[46rem] text-3xl sm:text-4xl">{title}</h1>
        <div className="no-print mt-5 flex flex-wrap gap-3">
          {isRoomOpen ? (
            <LinkButton to={`${href('/corretor-de-redacao')}?tema=${proposal.themeId}`}>
              {texts.practise}
            </LinkButton>
          ) : null}
          <Button look="secondary" className="needs-script" onClick={() => window.print()}>
            <Printer aria-hidden="true" size={18} />
            {texts.print}
          </Button>
        </div>
      </header>
      <div className="mt-8 grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <section aria-labelledby="textos">
          <h2 id="textos" className="mb-5 text-2xl">
            {texts.texts}
          </h2>
          <MotivatingTexts proposal={proposal} level={3} />
        </section>
        <aside className="grid content-start gap-8">
          <Listed heading={texts.instructionsHeading} items={texts.instructions} />
          <Listed heading={texts.rulesHeading} items={texts.rules} />
        </aside>
      </div>
    </Page>
  )
}

function Listed({ heading, items }: { heading: string; items: readonly string[] }) {
  return (
    <section>
      <h2 className="text-xl">{heading}</h2>
      <ul className="document__list mt-3 leading-snug">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  )
}
