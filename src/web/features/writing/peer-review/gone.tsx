import { href } from 'react-router'
import { peerReviewTexts as texts } from '#texts/writing/peer-review.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'

/** An address of what is not there, or not yet. */
export function Gone({ title, lead }: { title: string; lead?: string }) {
  return (
    <>
      <h1 className="mb-6 text-3xl sm:text-4xl">{texts.pageTitle}</h1>
      <EmptyState title={title} actions={<LinkButton to={href('/match')}>{texts.back}</LinkButton>}>
        {lead}
      </EmptyState>
    </>
  )
}
