import { href } from 'react-router'
import { secondFactorTexts } from '#texts/account/second-factor.ts'
import { useAsked } from '#web/shared/asked/use-asked.ts'
import { callApi } from '#web/shared/session/call-api.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'

const texts = secondFactorTexts.console

/** Whether the shop wants the owner's second factor before the console opens; only the server knows. */
export function useIsConsoleClosed(hasSecondFactor: boolean): boolean {
  const { refusal } = useAsked(hasSecondFactor ? null : 'whether the console is open', (signal) =>
    callApi('console/audit-log', { signal }),
  )
  return !hasSecondFactor && refusal === 'second_factor_required'
}

/** Stands over every admin page until the owner's account has a second factor, or in their place. */
export function SecondFactorHint({ isClosed }: { isClosed: boolean }) {
  return (
    <Notice
      tone={isClosed ? 'error' : 'info'}
      title={isClosed ? texts.closed : texts.hint}
      className="mb-5"
      actions={
        <LinkButton to={href('/perfil')} look="secondary" size="small">
          {texts.toProfile}
        </LinkButton>
      }
    >
      {isClosed ? texts.closedLead : texts.hintLead}
    </Notice>
  )
}
