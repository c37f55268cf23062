import { useEffect, useRef, useState } from 'react'
import { href, Link } from 'react-router'
import { recoveryTexts } from '#texts/account/recovery.ts'
import { AccountSheet } from '#web/features/account/account-sheet/account-sheet.tsx'
import { ScriptNotice } from '#web/features/account/account-sheet/script-notice.tsx'
import { Button } from '#web/ui/button.tsx'
import { RecoveryForm } from './recovery-form.tsx'

const { ask, sent } = recoveryTexts

/** The page of the forgotten password: the e-mail, and then what to look for. */
export function Recovery({ wasPosted }: { wasPosted: boolean }) {
  const [sentTo, setSentTo] = useState<string | null>(null)
  if (sentTo !== null) return <LinkSent email={sentTo} onAgain={() => setSentTo(null)} />
  return (
    <AccountSheet
      title={<span className="marked">{ask.heading}</span>}
      lead={ask.lead}
      footer={
        <p>
          {ask.toLoginLead}{' '}
          <Link to={href('/login')} className="text-link">
            {ask.toLogin}
          </Link>
        </p>
      }
    >
      <ScriptNotice wasPosted={wasPosted} />
      <RecoveryForm onSent={setSentTo} />
    </AccountSheet>
  )
}

function LinkSent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const heading = useRef<HTMLSpanElement>(null)

  useEffect(() => {
    // The form is gone, and the focus with it: what has happened is read from here.
    heading.current?.focus()
  }, [])

  return (
    <AccountSheet
      title={
        <span ref={heading} tabIndex={-1} className="marked outline-none">
          {sent.heading}
        </span>
      }
      lead={sent.lead({ email })}
    >
      <p className="mb-5">{sent.notArrived}</p>
      <Button look="secondary" onClick={onAgain}>
        {sent.again}
      </Button>
    </AccountSheet>
  )
}
