import type { ReactNode } from 'react'
import { href } from 'react-router'
import { membersOnlyTexts } from '#texts/shared/members-only.ts'
import { useSession } from '#web/shared/session/use-session.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Page } from '#web/ui/page.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

type MembersOnlyProps = {
  title: string
  /** To who is not signed in. */
  heading: string
  lead: string
  loading: string
  noScript: string
  children: ReactNode
}

/** The same page for everybody (decision 0082): what is a student's own is fetched once it is known who looks. */
export function MembersOnly({ title, heading, lead, loading, noScript, children }: MembersOnlyProps) {
  const session = useSession()
  if (session.status === 'signed-in') return children
  const isLoading = session.status === 'loading'
  return (
    <Page>
      <h1 className="mb-6 text-3xl sm:text-4xl">{title}</h1>
      {isLoading ? (
        <>
          <noscript>
            <p className="font-semibold">{noScript}</p>
          </noscript>
          <div className="shown-to-members">
            <Spinner label={loading} className="needs-script" />
          </div>
        </>
      ) : null}
      <EmptyState
        title={heading}
        // Where no session is kept nothing needs to be asked first: a visitor reads it at the first paint.
        className={isLoading ? 'shown-to-guests needs-script' : ''}
        actions={
          <>
            <LinkButton to={href('/login')}>{membersOnlyTexts.login}</LinkButton>
            <LinkButton to={href('/cadastro')} look="secondary">
              {membersOnlyTexts.signUp}
            </LinkButton>
          </>
        }
      >
        {lead}
      </EmptyState>
    </Page>
  )
}
