import { useEffect, useState } from 'react'
import { href, Link } from 'react-router'
import type { ShopHealth } from '#domain/console/opening-wire.ts'
import { formatDay, formatTime } from '#domain/shared/calendar-text.ts'
import { slugOf } from '#domain/shared/slug.ts'
import { secondFactorTexts } from '#texts/account/second-factor.ts'
import { healthTexts } from '#texts/console/opening.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { askForBackupTicket, startBackup } from './backup-calls.ts'
import { Part } from './part.tsx'

const texts = healthTexts.backup
const LOOK_AGAIN_MS = 3_000
const SECOND_FACTOR_PLACE = `${href('/perfil')}#${slugOf(secondFactorTexts.section.heading)}`
const DAY_MS = 24 * 3600_000

type BackupPartProps = {
  backup: ShopHealth['backup']
  kept: ShopHealth['keptBackup']
  onLook: () => Promise<void>
}

/** The last backup, one more now, and the way to take it off the server (decision 0197). */
export function BackupPart({ backup, kept, onLook }: BackupPartProps) {
  const [isStarting, setStarting] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const [refusal, setRefusal] = useState<'second_factor_needed' | 'reauthentication_needed' | null>(null)
  const { isRunning, file, failedAt } = kept
  useEffect(() => {
    if (!isRunning) return
    let isOver = false
    let timer = setTimeout(lookAgain, LOOK_AGAIN_MS)
    // After each answer, however long it takes: a new question drops the one that is under way.
    async function lookAgain(): Promise<void> {
      await onLook()
      if (!isOver) timer = setTimeout(lookAgain, LOOK_AGAIN_MS)
    }
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [isRunning, onLook])

  async function handleStart(): Promise<void> {
    setStarting(true)
    const started = await startBackup()
    setStarting(false)
    if (!started.ok && started.code !== 'backup_running') return showToast(texts.notStarted)
    await onLook()
  }

  async function handleDownload(): Promise<void> {
    setAsking(true)
    const given = await askForBackupTicket()
    setAsking(false)
    if (given.ok) {
      setRefusal(null)
      window.location.assign(given.value.path)
      return
    }
    if (given.code === 'second_factor_needed' || given.code === 'reauthentication_needed')
      return setRefusal(given.code)
    showToast(given.code === 'no_backup' ? texts.gone : texts.notDownloaded)
    await onLook()
  }

  return (
    <Part
      heading={texts.heading}
      isWell={backup !== null && Date.now() - Date.parse(backup.at) < DAY_MS}
      rows={[
        [texts.last, momentText(backup?.at ?? null)],
        ...(backup ? [[texts.size, healthTexts.size(backup)] as const] : []),
      ]}
      actions={
        <div className="mt-4 grid gap-3">
          <div className="flex flex-wrap gap-3">
            <Button
              size="small"
              isBusy={isStarting || isRunning}
              busyLabel={texts.making}
              onClick={() => void handleStart()}
            >
              {texts.make}
            </Button>
            {file ? (
              <Button
                size="small"
                look="secondary"
                isBusy={isAsking}
                busyLabel={texts.asking}
                onClick={() => void handleDownload()}
              >
                {texts.download({ size: healthTexts.size(file) })}
              </Button>
            ) : null}
          </div>
          {failedAt ? (
            <p role="status" className="text-sm font-semibold text-red">
              {texts.failed({ moment: momentText(failedAt) })}
            </p>
          ) : null}
          {refusal ? (
            <p role="alert" className="text-sm">
              {texts.refusals[refusal].text}{' '}
              <Link
                to={refusal === 'second_factor_needed' ? SECOND_FACTOR_PLACE : href('/perfil')}
                className="text-link"
              >
                {texts.refusals[refusal].link}
              </Link>
            </p>
          ) : null}
        </div>
      }
    >
      {texts.how}
    </Part>
  )
}

function momentText(at: string | null): string {
  return at === null ? healthTexts.never : healthTexts.moment({ day: formatDay(at), time: formatTime(at) })
}
