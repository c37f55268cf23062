import { useState } from 'react'
import { href } from 'react-router'
import { slugOf } from '#domain/shared/slug.ts'
import { secondFactorTexts } from '#texts/account/second-factor.ts'
import { deviceThings } from '#web/browser/kept-things.ts'
import { useAsked } from '#web/shared/asked/use-asked.ts'
import { callApi } from '#web/shared/session/call-api.ts'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'

const texts = secondFactorTexts.console
const PUT_OFF = 'domine-a-redacao:painel:lembrete'
const PUT_OFF_MS = 14 * 24 * 3600_000

/**
 * Whether the shop wants the second factor before the console opens; only the server knows.
 *
 * @param path of a call that this person may make
 */
export function useIsConsoleClosed(hasSecondFactor: boolean, path = 'console/audit-log'): boolean {
  const { refusal } = useAsked(hasSecondFactor ? null : 'whether the console is open', (signal) =>
    callApi(path, { signal }),
  )
  return !hasSecondFactor && refusal === 'second_factor_required'
}

/** Stands over the overview until the owner's account has a second factor, or in their place. */
export function SecondFactorHint({ isClosed }: { isClosed: boolean }) {
  const [isPutOff, setPutOff] = useState(() => Date.now() < Number(deviceThings.getItem(PUT_OFF)))
  if (isPutOff && !isClosed) return null

  function putOff(): void {
    deviceThings.setItem(PUT_OFF, String(Date.now() + PUT_OFF_MS))
    setPutOff(true)
  }

  return (
    <Notice
      tone={isClosed ? 'error' : 'info'}
      title={isClosed ? texts.closed : texts.hint}
      className="mb-5"
      actions={
        <>
          <LinkButton
            to={`${href('/perfil')}#${slugOf(secondFactorTexts.section.heading)}`}
            look="secondary"
            size="small"
          >
            {texts.toProfile}
          </LinkButton>
          {isClosed ? null : (
            <Button look="quiet" size="small" onClick={putOff}>
              {texts.later}
            </Button>
          )}
        </>
      }
    >
      {isClosed ? texts.closedLead : texts.hintLead}
    </Notice>
  )
}
