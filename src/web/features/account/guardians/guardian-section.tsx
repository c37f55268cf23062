import { useState } from 'react'
import type { OwnGuardians } from '#domain/account/guardian-wire.ts'
import { formatDay } from '#domain/shared/calendar-text.ts'
import { guardianTexts } from '#texts/account/guardians.ts'
import { ownGuardiansTexts as texts } from '#texts/account/own-guardians.ts'
import { oneAtATime } from '#web/browser/one-at-a-time.ts'
import { SettingsSection } from '#web/features/account/profile-settings/settings-section.tsx'
import { AskedAct } from '#web/shared/asked/asked-act.tsx'
import { Loaded } from '#web/shared/asked/loaded.tsx'
import { useAsked } from '#web/shared/asked/use-asked.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { fetchOwnGuardians, GUARDIANS_CHANGED, sendNewGuardianCode, sendTieEnd } from './guardian-calls.ts'
import { GuardianSight, permissionText } from './guardian-sight.tsx'

type PartProps = { minor: NonNullable<OwnGuardians['minor']>; onChanged: () => void }

/** In a minor's settings: the code for a guardian, who is tied, and what they see. Nothing for who is of age. */
export function GuardianSection() {
  const asked = useAsked('own guardians', fetchOwnGuardians)
  async function changed(): Promise<void> {
    await asked.reload()
    window.dispatchEvent(new Event(GUARDIANS_CHANGED))
  }

  // Most accounts are of adults: nothing stands there before it is known.
  if (asked.value?.minor === null || (asked.value === null && asked.refusal === null)) return null
  return (
    <SettingsSection heading={texts.heading} lead={texts.lead}>
      <Loaded asked={asked} failed={texts.failed} className="grid w-full justify-items-start gap-5">
        {({ minor }) =>
          minor === null ? null : <MinorPart minor={minor} onChanged={() => void changed()} />
        }
      </Loaded>
    </SettingsSection>
  )
}

function MinorPart({ minor, onChanged }: PartProps) {
  const { guardians, permission, shown } = minor
  return (
    <>
      <CodePart minor={minor} onChanged={onChanged} />
      <div className="w-full">
        <h4 className="font-semibold">{texts.list}</h4>
        {guardians.length === 0 ? <p className="text-ink-soft">{texts.none}</p> : null}
        <ul className="divide-y divide-rule">
          {guardians.map(({ id, name, email, since, approvesPurchases, erasesAt }) => (
            <li key={id} className="py-3">
              <p className="font-semibold wrap-anywhere">{name}</p>
              <p className="mb-2 wrap-anywhere text-ink-soft">
                {[email, texts.since({ day: formatDay(since) })].join(' · ')}
              </p>
              {approvesPurchases ? <p className="mb-2">{texts.approves}</p> : null}
              {erasesAt === null ? null : (
                <p className="mb-2 font-semibold text-red">
                  {texts.erasure.inList({ day: formatDay(erasesAt) })}
                </p>
              )}
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
          ))}
        </ul>
      </div>
      <div>
        <h4 className="font-semibold">{guardianTexts.permission.heading}</h4>
        <p className="text-ink-soft">{guardianTexts.permission.about}</p>
        <p>{permissionText(permission)}</p>
      </div>
      <div className="w-full">
        <h4 className="font-semibold">{guardians.length === 0 ? texts.shownNone : texts.shown}</h4>
        <GuardianSight shown={shown} />
      </div>
    </>
  )
}

function CodePart({ minor: { code }, onChanged }: PartProps) {
  const [isBusy, setBusy] = useState(false)
  const [run] = useState(() => oneAtATime(setBusy))

  async function make(): Promise<void> {
    const made = await sendNewGuardianCode()
    showToast(made.ok ? texts.made : guardianTexts.failure(made.code))
    if (made.ok) onChanged()
  }

  return (
    <div className="grid justify-items-start gap-3">
      <div aria-live="polite">
        {code === null ? (
          <p className="text-ink-soft">{texts.codeAbout}</p>
        ) : (
          <>
            <p className="eyebrow">{texts.codeLabel}</p>
            <p className="heading text-2xl tracking-wider">{code.code}</p>
            <p className="max-w-measure text-ink-soft">
              {texts.codeLead({ day: formatDay(code.expiresAt) })}
            </p>
          </>
        )}
      </div>
      <Button look="secondary" isBusy={isBusy} busyLabel={texts.making} onClick={() => void run(make)}>
        {code === null ? texts.make : texts.again}
      </Button>
    </div>
  )
}
