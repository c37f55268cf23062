import { type ReactNode, useState } from 'react'
import { href, Link } from 'react-router'
import type { Ties } from '#domain/account/guardian-wire.ts'
import { formatDay } from '#domain/shared/calendar-text.ts'
import { guardianTexts } from '#texts/account/guardians.ts'
import { oneAtATime } from '#web/browser/one-at-a-time.ts'
import { AskedAct } from '#web/shared/asked/asked-act.tsx'
import { Loaded } from '#web/shared/asked/loaded.tsx'
import { useAsked } from '#web/shared/asked/use-asked.ts'
import { Button } from '#web/ui/button.tsx'
import { Page } from '#web/ui/page.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { ExportButton } from '../export-button/export-button.tsx'
import { EraseMinor } from './erase-minor.tsx'
import { fetchTies, sendApproval, sendPermission, sendTieEnd } from './guardian-calls.ts'
import { GuardianSight, permissionText } from './guardian-sight.tsx'
import { TieForm } from './tie-form.tsx'

const texts = guardianTexts.page

type TieProps = { tie: Ties['minors'][number]; onChanged: () => void }

/**
 * A guardian's way to a minor by the code, and what is seen and decided from then on.
 *
 * @param requests what the minors want to buy; shown to who is tied, as are the essays
 */
export function GuardianPage({ requests, essays }: { requests: ReactNode; essays: ReactNode }) {
  const asked = useAsked('ties', fetchTies)
  const onChanged = () => void asked.reload()
  return (
    <Page>
      <PageHead title={texts.pageTitle} lead={texts.lead} />
      <div className="grid gap-10">
        <TieForm onTied={onChanged} />
        <Loaded asked={asked} failed={texts.failed} loading={texts.loading} className="grid gap-10">
          {({ minors }) => (
            <>
              {minors.length === 0 ? null : requests}
              <section aria-labelledby="estudantes">
                <h2 id="estudantes" className="mb-3 text-xl">
                  {texts.list}
                </h2>
                {minors.length === 0 ? <p className="text-ink-soft">{texts.none}</p> : null}
                <ul className="grid gap-6">
                  {minors.map((tie) => (
                    <TiePart key={tie.id} tie={tie} onChanged={onChanged} />
                  ))}
                </ul>
              </section>
              {minors.length === 0 ? null : essays}
            </>
          )}
        </Loaded>
        <p>
          <Link to={href('/para-responsaveis')} className="text-link inline-block py-1">
            {texts.toGuardians}
          </Link>
        </p>
      </div>
    </Page>
  )
}

function TiePart({ tie, onChanged }: TieProps) {
  const { id, firstName, since, permission, shown } = tie
  const name = firstName === '' ? texts.unnamed : firstName
  return (
    <li className="sheet grid justify-items-start gap-4 p-5">
      <div>
        <h3 className="text-lg wrap-anywhere">{name}</h3>
        <p className="text-ink-soft">{texts.since({ day: formatDay(since) })}</p>
      </div>
      <GuardianSight shown={shown} />
      <div className="grid justify-items-start gap-2">
        <p className="max-w-measure text-ink-soft">{texts.exportLead}</p>
        <ExportButton
          path={`account/minors/${id}/export`}
          label={texts.export}
          ariaLabel={texts.exportOf({ name })}
          size="small"
        />
      </div>
      <div className="grid justify-items-start gap-2">
        <h4 className="font-semibold">{guardianTexts.permission.heading}</h4>
        <p className="text-ink-soft">{guardianTexts.permission.about}</p>
        <p aria-live="polite">{permissionText(permission)}</p>
        {permission.isNeeded ? (
          <PermissionButton id={id} isGiven={permission.given !== null} onChanged={onChanged} />
        ) : null}
      </div>
      <ApprovalPart tie={tie} name={name} onChanged={onChanged} />
      <EraseMinor id={id} name={name} erasesAt={tie.erasesAt} onChanged={onChanged} />
      <AskedAct
        label={texts.end}
        ariaLabel={texts.endOf({ name })}
        size="small"
        title={texts.endTitle({ name })}
        lead={texts.endLead}
        confirm={texts.end}
        done={texts.ended}
        failure={guardianTexts.failure}
        send={() => sendTieEnd(id)}
        onDone={onChanged}
      />
    </li>
  )
}

function ApprovalPart({ tie: { id, approvesPurchases }, name, onChanged }: TieProps & { name: string }) {
  const { heading, about, labelOf, isOn, isOff } = guardianTexts.approval
  const [, setBusy] = useState(false)
  const [run] = useState(() => oneAtATime(setBusy))

  async function choose(isWanted: boolean): Promise<void> {
    const sent = await sendApproval(id, isWanted)
    if (!sent.ok) return showToast(guardianTexts.failure(sent.code))
    showToast(isWanted ? isOn : isOff)
    onChanged()
  }

  return (
    <div className="grid justify-items-start gap-2">
      <h4 className="font-semibold">{heading}</h4>
      <p className="max-w-measure text-ink-soft">{about}</p>
      <Switch
        label={labelOf({ name })}
        isOn={approvesPurchases}
        onChange={(isWanted) => void run(() => choose(isWanted))}
      />
    </div>
  )
}

type PermissionButtonProps = { id: string; isGiven: boolean; onChanged: () => void }

function PermissionButton({ id, isGiven, onChanged }: PermissionButtonProps) {
  const [isBusy, setBusy] = useState(false)
  const [run] = useState(() => oneAtATime(setBusy))

  async function decide(): Promise<void> {
    const sent = await sendPermission(id, !isGiven)
    if (!sent.ok) return showToast(guardianTexts.failure(sent.code))
    showToast(isGiven ? texts.withdrawn : texts.allowed)
    onChanged()
  }

  return (
    <Button
      look={isGiven ? 'secondary' : 'primary'}
      isBusy={isBusy}
      busyLabel={texts.deciding}
      onClick={() => void run(decide)}
    >
      {isGiven ? texts.withdraw : texts.allow}
    </Button>
  )
}
