import { type MouseEvent, useState } from 'react'
import { describeAccountFailure } from '#texts/account/accounts.ts'
import { sessionEndTexts } from '#texts/account/session-end.ts'
import { settingsTexts } from '#texts/account/settings.ts'
import { Loaded } from '#web/shared/asked/loaded.tsx'
import { useAsked } from '#web/shared/asked/use-asked.ts'
import { type AccountResult, signOutOthers } from '#web/shared/session/account-calls.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { DeviceRow } from './device-row.tsx'
import { endSession, readOpenSessions } from './session-list.ts'
import { headingOf, SettingsSection } from './settings-section.tsx'

const texts = settingsTexts.devices

export function DevicesSection() {
  const asked = useAsked('open sessions', readOpenSessions)
  const [isLeaving, setLeaving] = useState(false)

  /** @returns whether it was done */
  async function report(
    result: AccountResult,
    done: { title: string; description: string },
  ): Promise<boolean> {
    if (result.ok) showToast(done)
    else {
      const description = describeAccountFailure(result, sessionEndTexts.logout.failureDefault)
      showToast({ variant: 'destructive', title: texts.failureTitle, description })
    }
    await asked.reload()
    return result.ok
  }

  async function handleLeaveOthers(event: MouseEvent<HTMLButtonElement>): Promise<void> {
    if (isLeaving) return
    const heading = headingOf(event.currentTarget)
    setLeaving(true)
    if (await report(await signOutOthers(), texts.leftOthers)) heading?.focus()
    setLeaving(false)
  }

  const count = asked.value?.length ?? 0
  return (
    <SettingsSection heading={texts.heading} lead={texts.lead}>
      <Loaded asked={asked} loading={texts.loading} failed={texts.failed} className="w-full max-w-measure">
        {(sessions) => (
          <ul className="divide-y divide-line border-y border-line">
            {sessions.map((session) => (
              <DeviceRow
                key={session.id}
                session={session}
                onEnd={async () => report(await endSession(session.id), texts.ended)}
              />
            ))}
          </ul>
        )}
      </Loaded>
      {count > 1 ? (
        <Button look="secondary" isBusy={isLeaving} busyLabel={texts.leaving} onClick={handleLeaveOthers}>
          {texts.leaveOthers}
        </Button>
      ) : null}
      {count === 1 ? <p className="text-sm text-ink-soft">{texts.onlyThis}</p> : null}
    </SettingsSection>
  )
}
