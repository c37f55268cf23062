import { href } from 'react-router'
import type { AgeBand } from '#domain/account/age.ts'
import { registrationTexts } from '#texts/account/registration.ts'
import { Notice } from '#web/ui/notice.tsx'
import { NewTabLink } from './new-tab-link.tsx'

const { guardian: texts } = registrationTexts

type GuardianNoteProps = { band: Exclude<AgeBand, '18-plus'>; hasAccount: boolean }

/** What who is under 18 reads before the account is there (Lei 15.211/2025). */
export function GuardianNote({ band, hasAccount }: GuardianNoteProps) {
  const isTooYoung = band === 'under-13'
  return (
    <Notice
      tone={isTooYoung ? 'error' : 'info'}
      title={isTooYoung ? (hasAccount ? texts.underAgeAccountTitle : texts.underAgeTitle) : texts.title}
      actions={
        <>
          <NewTabLink href={href('/protecao-de-menores')}>{texts.toMinors}</NewTabLink>
          <NewTabLink href={href('/para-responsaveis')}>{texts.toGuardians}</NewTabLink>
        </>
      }
    >
      {isTooYoung && hasAccount ? texts['under-13-account'] : texts[band]}
    </Notice>
  )
}
