import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ProviderButtons } from '#web/features/account/social-login/provider-buttons.tsx'
import { useInitialPerson } from '#web/shared/session/use-initial-person.ts'
import { AccountSheet } from './account-sheet.tsx'
import { ScriptNotice } from './script-notice.tsx'
import { SignedInPanel } from './signed-in-panel.tsx'

type AccountEntryProps = {
  texts: { readonly heading: string; readonly lead: string }
  /** The way to the other of the two pages. */
  other: { lead: string; label: string; path: string }
  wasPosted: boolean
  /** The form itself. */
  children: ReactNode
}

/** Login and sign-up: providers over the form, the way to the other page below; who is in already is told so. */
export function AccountEntry({ texts, other, wasPosted, children }: AccountEntryProps) {
  const person = useInitialPerson()
  if (person) return <SignedInPanel email={person.email ?? ''} />
  return (
    <AccountSheet
      title={<span className="marked">{texts.heading}</span>}
      lead={texts.lead}
      footer={
        <p>
          {other.lead}{' '}
          <Link to={other.path} className="text-link">
            {other.label}
          </Link>
        </p>
      }
    >
      <ScriptNotice wasPosted={wasPosted} />
      <ProviderButtons />
      {children}
    </AccountSheet>
  )
}
