import { MonitorSmartphone } from 'lucide-react'
import { type MouseEvent, useState } from 'react'
import { formatDay, formatTime } from '#domain/shared/calendar-text.ts'
import { describeDevice } from '#texts/account/device.ts'
import { settingsTexts } from '#texts/account/settings.ts'
import { Button } from '#web/ui/button.tsx'
import type { OpenSession } from './session-list.ts'
import { headingOf } from './settings-section.tsx'

const texts = settingsTexts.devices

type DeviceRowProps = {
  session: OpenSession
  /** Tells whether it was done: then the row is about to go. */
  onEnd: () => Promise<boolean>
}

export function DeviceRow({ session, onEnd }: DeviceRowProps) {
  const [isEnding, setEnding] = useState(false)
  const name = describeDevice(session.device)
  const { lastUsedAt } = session

  async function handleEnd(event: MouseEvent<HTMLButtonElement>): Promise<void> {
    if (isEnding) return
    const heading = headingOf(event.currentTarget)
    setEnding(true)
    if (await onEnd()) heading?.focus()
    setEnding(false)
  }

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <MonitorSmartphone aria-hidden="true" size={22} className="shrink-0 text-pen" />
      <div className="min-w-0 flex-1 basis-44">
        <p className="font-semibold">{name}</p>
        <p className="text-sm text-ink-soft">
          <time dateTime={lastUsedAt}>
            {texts.lastUsed({ day: formatDay(lastUsedAt), time: formatTime(lastUsedAt) })}
          </time>
        </p>
      </div>
      {session.isCurrent ? (
        <p className="text-sm font-semibold text-green">{texts.current}</p>
      ) : (
        <Button
          look="secondary"
          size="small"
          isBusy={isEnding}
          busyLabel={texts.ending}
          aria-label={texts.endOf({ device: name })}
          onClick={handleEnd}
        >
          {texts.end}
        </Button>
      )}
    </li>
  )
}
