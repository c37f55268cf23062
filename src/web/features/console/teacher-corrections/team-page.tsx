import { useState } from 'react'
import { href } from 'react-router'
import type { Correctors } from '#domain/console/correctors-admin-wire.ts'
import { formatDay } from '#domain/shared/calendar-text.ts'
import { correctorsTexts as texts } from '#texts/console/correctors.ts'
import { Loaded } from '#web/shared/asked/loaded.tsx'
import { useAsked } from '#web/shared/asked/use-asked.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { BackToList } from '../frame/back-to-list.tsx'
import { fetchCorrectors, removeCorrector, withdrawInvitation } from './corrector-calls.ts'
import { HouseScalePart } from './house-scale-part.tsx'
import { InviteForm } from './invite-form.tsx'
import { MonthReport } from './month-report.tsx'

type Corrector = Correctors['correctors'][number]

/** /painel/correcoes/equipe: who corrects besides the owner, and what each did in a month. */
export function TeamPage() {
  const asked = useAsked('correctors', fetchCorrectors)
  const reload = () => void asked.reload()
  return (
    <>
      <BackToList to={href('/painel/correcoes')}>{texts.toQueue}</BackToList>
      <PageHead title={texts.title} lead={texts.lead} />
      <Loaded asked={asked} failed={texts.failed} loading={texts.loading}>
        {(team) => (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
            <People team={team} onChanged={reload} />
            <InviteForm onInvited={reload} />
            <Invitations invitations={team.invitations} onChanged={reload} />
            <MonthReport />
            <HouseScalePart />
          </div>
        )}
      </Loaded>
    </>
  )
}

function People({ team, onChanged }: { team: Correctors; onChanged: () => void }) {
  const [asks, setAsks] = useState<Corrector | null>(null)
  const [isBusy, setBusy] = useState(false)
  const { people } = texts
  const nameOf = ({ name }: Corrector) => name || people.unnamed

  async function handleRemove(): Promise<void> {
    if (!asks || isBusy) return
    setBusy(true)
    const removed = await removeCorrector(asks.id)
    setBusy(false)
    if (!removed.ok && removed.code !== 'corrector_not_found') return showToast(texts.actionFailed)
    setAsks(null)
    showToast(people.removed)
    onChanged()
  }

  return (
    <section aria-labelledby="pessoas">
      <h2 id="pessoas" className="mb-3 text-2xl">
        {people.heading}
      </h2>
      {team.correctors.length === 0 ? (
        <p className="text-ink-soft">{people.empty}</p>
      ) : (
        <ul className="sheet divide-y divide-rule">
          {team.correctors.map((one) => (
            <li key={one.id} className="flex flex-wrap items-center justify-between gap-3 p-4 sm:px-5">
              <div className="min-w-0">
                <h3 className="text-lg leading-snug wrap-anywhere">{nameOf(one)}</h3>
                <p className="text-ink-soft wrap-anywhere">{one.email}</p>
                <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
                  {one.since ? <span>{people.since({ day: formatDay(one.since) })}</span> : null}
                  <span>{people.held({ count: one.held })}</span>
                </p>
                {team.needsSecondFactor && !one.hasSecondFactor ? (
                  <p className="mt-1 text-sm font-semibold">{people.noFactor}</p>
                ) : null}
              </div>
              <Button
                look="secondary"
                size="small"
                aria-label={people.removeOf({ name: nameOf(one) })}
                onClick={() => setAsks(one)}
              >
                {people.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <ConfirmDialog
        isOpen={asks !== null}
        onClose={() => setAsks(null)}
        onConfirm={() => void handleRemove()}
        title={people.confirm.title({ name: asks ? nameOf(asks) : '' })}
        cancelLabel={people.confirm.no}
        confirmLabel={people.confirm.yes}
        closeLabel={people.confirm.close}
        confirmLook="danger"
        isBusy={isBusy}
      >
        <p>{people.confirm.lead}</p>
      </ConfirmDialog>
    </section>
  )
}

type InvitationsProps = Pick<Correctors, 'invitations'> & { onChanged: () => void }

function Invitations({ invitations, onChanged }: InvitationsProps) {
  if (invitations.length === 0) return null

  async function handleWithdraw(id: string): Promise<void> {
    const withdrawn = await withdrawInvitation(id)
    if (!withdrawn.ok) return showToast(texts.actionFailed)
    showToast(texts.open.withdrawn)
    onChanged()
  }

  return (
    <section aria-labelledby="convites">
      <h2 id="convites" className="mb-3 text-2xl">
        {texts.open.heading}
      </h2>
      <ul className="sheet divide-y divide-rule">
        {invitations.map(({ id, email, expiresAt, isOver }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 p-4 sm:px-5">
            <div className="min-w-0">
              <p className="font-semibold wrap-anywhere">{email}</p>
              <p className="text-sm text-ink-soft">
                {isOver ? texts.open.over : texts.open.until({ day: formatDay(expiresAt) })}
              </p>
            </div>
            <Button
              look="secondary"
              size="small"
              aria-label={texts.open.withdrawOf({ email })}
              onClick={() => void handleWithdraw(id)}
            >
              {texts.open.withdraw}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
