import { href } from 'react-router'
import { WHATS_NEW } from '#content/console/whats-new.ts'
import type { ShopHealth } from '#domain/console/opening-wire.ts'
import { formatDay, formatTime } from '#domain/shared/calendar-text.ts'
import { healthTexts as texts } from '#texts/console/opening.ts'
import { ordersAdminTexts } from '#texts/console/orders.ts'
import { OpeningList } from '#web/features/console/opening/opening-list.tsx'
import { Loaded } from '#web/shared/asked/loaded.tsx'
import { useAsked } from '#web/shared/asked/use-asked.ts'
import { Button } from '#web/ui/button.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { fetchHealth } from '../opening/opening-calls.ts'
import { BackupPart } from './backup-part.tsx'
import { CopyPart } from './copy-part.tsx'
import { Part } from './part.tsx'

const HOUR_MS = 3600_000
/** Below this share of the disk there is no room for a day of uploads. */
const LEAST_FREE_SHARE = 0.1

/** Is everything well? Each part says yes or no, and what it goes by (decision 0161). */
export function HealthAdmin() {
  const asked = useAsked('health of the shop', fetchHealth)
  const { reload } = asked
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} />
      <Loaded asked={asked} failed={texts.failed} loading={texts.loading}>
        {(health) => (
          <div className="grid gap-5">
            <div className="grid gap-5 md:grid-cols-2">
              <Parts health={health} now={Date.now()} onLook={reload} />
            </div>
            <Button look="secondary" className="justify-self-start" onClick={() => void reload()}>
              {texts.reload}
            </Button>
            <OpeningList asOf={health.backup?.at ?? ''} />
          </div>
        )}
      </Loaded>
    </>
  )
}

function Parts({ health, now, onLook }: { health: ShopHealth; now: number; onLook: () => Promise<void> }) {
  const { backup, keptBackup, mail, payments, jobs, copy, disk, version } = health
  const isRecent = (at: string | null, ms: number) => at !== null && now - Date.parse(at) < ms
  return (
    <>
      <BackupPart backup={backup} kept={keptBackup} onLook={onLook} />
      <Part
        heading={texts.mail.heading}
        isWell={
          mail.isReal &&
          mail.givenUp === 0 &&
          !(mail.oldestWaitingAt && !isRecent(mail.oldestWaitingAt, HOUR_MS))
        }
        rows={[
          [texts.mail.waiting, mail.waiting],
          ...(mail.oldestWaitingAt ? [[texts.mail.since, momentText(mail.oldestWaitingAt)] as const] : []),
          [texts.mail.givenUp, mail.givenUp],
          [texts.mail.last, momentText(mail.lastSentAt)],
          ...(mail.lastError ? [[texts.mail.error, mail.lastError] as const] : []),
        ]}
        to={href('/painel/emails')}
      >
        {mail.isReal ? null : texts.mail.outbox}
      </Part>
      <Part
        heading={texts.payments.heading}
        isWell={!payments.isTest && payments.differences === 0}
        rows={[
          [
            texts.payments.provider,
            ordersAdminTexts.detail.providers[payments.provider] ?? payments.provider,
          ],
          [texts.payments.last, momentText(payments.lastEventAt)],
          [texts.payments.compared, momentText(payments.comparedAt)],
          [texts.payments.differences, payments.differences],
        ]}
        to={href('/painel/pedidos')}
      >
        {payments.isTest ? texts.payments.test : null}
      </Part>
      <Part
        heading={texts.jobs.heading}
        isWell={jobs.failed === 0 && isRecent(jobs.lastDoneAt, HOUR_MS)}
        rows={[
          [texts.jobs.last, momentText(jobs.lastDoneAt)],
          [texts.jobs.failed, jobs.failed],
        ]}
      />
      {copy ? <CopyPart copy={copy} /> : null}
      {disk ? (
        <Part
          heading={texts.disk.heading}
          isWell={disk.free >= disk.size * LEAST_FREE_SHARE}
          rows={[
            [texts.disk.free, texts.size({ bytes: disk.free })],
            [texts.disk.size, texts.size({ bytes: disk.size })],
          ]}
        />
      ) : null}
      <Part
        heading={texts.version.heading}
        isWell
        rows={[[texts.version.is, version]]}
        actions={
          <details className="mt-3">
            <summary className="min-h-11 cursor-pointer py-2 font-semibold">{texts.version.news}</summary>
            <ul className="mt-1 list-disc pl-5 leading-snug">
              {WHATS_NEW.items.map((item) => (
                <li key={item} className="mt-1">
                  {item}
                </li>
              ))}
            </ul>
          </details>
        }
      />
    </>
  )
}

function momentText(at: string | null): string {
  return at === null ? texts.never : texts.moment({ day: formatDay(at), time: formatTime(at) })
}
