import { type MouseEvent, useCallback, useEffect, useState } from 'react'
import { accountTexts, describeAccountFailure } from '#texts/account/accounts.ts'
import { settingsTexts } from '#texts/account/settings.ts'
import { type AccountResult, signOutOthers } from '#web/shared/session/account-calls.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { DeviceRow } from './device-row.tsx'
import { endSession, type OpenSession, readOpenSessions } from './session-list.ts'
import { headingOf, SettingsSection } from './settings-section.tsx'

const texts = settingsTexts.devices

export function DevicesSection() {
  /** Undefined while it is read, null when that failed. */
  const [sessions, setSessions] = useState<readonly OpenSession[] | null>()
  const [isLeaving, setLeaving] = useState(false)
  const read = useCallback(async () => setSessions(await readOpenSessions()), [])
  useEffect(() => void read(), [read])

  /** @returns whether it was done */
  async function report(
    result: AccountResult,
    done: { title: string; description: string },
  ): Promise<boolean> {
    if (result.ok) showToast(done)
    else {
      const description = describeAccountFailure(result, accountTexts.logout.failureDefault)
      showToast({ variant: 'destructive', title: texts.failureTitle, description })
    }
    await read()
    return result.ok
  }

  async function handleLeaveOthers(event: MouseEvent<HTMLButtonElement>): Promise<void> {
    if (isLeaving) return
    const heading = headingOf(event.currentTarget)
    setLeaving(true)
    if (await report(await signOutOthers(), texts.leftOthers)) heading?.focus()
    setLeaving(false)
  }

  return (
    <SettingsSection heading={texts.heading} lead={texts.lead}>
      {sessions === undefined ? <Spinner label={texts.loading} /> : null}
      {sessions === null ? (
        <Notice tone="error" actions={<Button onClick={() => void read()}>{texts.retry}</Button>}>
          {texts.failed}
        </Notice>
      ) : null}
      {sessions ? (
        <ul className="w-full max-w-measure divide-y divide-line border-y border-line">
          {sessions.map((session) => (
            <DeviceRow
              key={session.id}
              session={session}
              onEnd={async () => report(await endSession(session.id), texts.ended)}
            />
          ))}
        </ul>
      ) : null}
      {sessions && sessions.length > 1 ? (
        <Button look="secondary" isBusy={isLeaving} busyLabel={texts.leaving} onClick={handleLeaveOthers}>
          {texts.leaveOthers}
        </Button>
      ) : null}
      {sessions?.length === 1 ? <p className="text-sm text-ink-soft">{texts.onlyThis}</p> : null}
    </SettingsSection>
  )
}
