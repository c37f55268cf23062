import { peerReviewTexts as texts } from '#texts/writing/peer-review.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Page } from '#web/ui/page.tsx'
import { MatchHome } from './match-home.tsx'
import { ResultPage } from './result-page.tsx'
import { SamplePage } from './sample-page.tsx'
import { TaskPage } from './task-page.tsx'

/** What stands under /match: its home, a sample, a correction to give, a result. */
export function MatchPages({ path }: { path: string }) {
  const [part, id, ...rest] = path.split('/').filter((word) => word !== '')
  const isWhole = id !== undefined && rest.length === 0
  if (part === undefined) return <MatchHome />
  if (part === 'amostras' && isWhole) return <SamplePage key={id} id={id} />
  if (part === 'corrigir' && isWhole) return <TaskPage key={id} id={id} />
  if (part === 'resultados' && isWhole) return <ResultPage key={id} id={id} />
  return <Gone title={texts.result.missing} />
}

/** An address of what is not there, or not yet. */
export function Gone({ title, lead }: { title: string; lead?: string }) {
  return (
    <Page>
      <h1 className="mb-6 text-3xl sm:text-4xl">{texts.pageTitle}</h1>
      <EmptyState title={title} actions={<LinkButton to="/match">{texts.back}</LinkButton>}>
        {lead}
      </EmptyState>
    </Page>
  )
}
