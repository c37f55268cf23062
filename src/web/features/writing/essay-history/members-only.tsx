import type { ReactNode } from 'react'
import { href } from 'react-router'
import { essayHistoryTexts } from '#texts/writing/essay-history.ts'
import { useSession } from '#web/shared/session/use-session.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Page } from '#web/ui/page.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

const texts = essayHistoryTexts

type MembersOnlyProps = {
  title?: string
  heading?: string
  lead?: string
  loading?: string
  noScript?: string
  children: ReactNode
}

/** The same page for everybody (decision 0082): what is a student's own is fetched once it is known who looks. */
export function MembersOnly({
  title = texts.pageTitle,
  heading = texts.guest.heading,
  lead = texts.guest.lead,
  loading = texts.loading,
  noScript = texts.noScript,
  children,
}: MembersOnlyProps) {
  const session = useSession()
  if (session.status === 'signed-in') return children
  return (
    <Page>
      <h1 className="mb-6 text-3xl sm:text-4xl">{title}</h1>
      {session.status === 'loading' ? (
        <>
          <noscript>
            <p className="font-semibold">{noScript}</p>
          </noscript>
          <Spinner label={loading} className="needs-script" />
        </>
      ) : (
        <EmptyState
          title={heading}
          actions={
            <>
              <LinkButton to={href('/login')}>{texts.guest.login}</LinkButton>
              <LinkButton to={href('/cadastro')} look="secondary">
                {texts.guest.signUp}
              </LinkButton>
            </>
          }
        >
          {lead}
        </EmptyState>
      )}
    </Page>
  )
}
