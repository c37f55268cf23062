import { type FormEvent, useState } from 'react'
import { href } from 'react-router'
import { DOCUMENT_VERSIONS } from '#content/site/institutional/versions.ts'
import { AGE_BANDS, type AgeBand, isAgeBand, isMinor } from '#domain/account/age.ts'
import { CONSENT_DOCUMENTS, type ConsentDocument } from '#domain/account/registration.ts'
import { formatDay } from '#domain/shared/calendar-text.ts'
import { registrationTexts as texts } from '#texts/account/registration.ts'
import type { FieldErrors } from '#web/hooks/use-field-errors.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { GuardianNote } from './guardian-note.tsx'
import { NewTabLink } from './new-tab-link.tsx'

export type RegistrationField = 'ageBand' | ConsentDocument
export type RegistrationErrors = FieldErrors<RegistrationField>

const ADDRESSES = { terms: href('/termos-de-uso'), privacy: href('/politica-de-privacidade') } as const

type FieldsProps = {
  errors: RegistrationErrors
  onEdit: (field: RegistrationField) => void
}
type AgeFieldProps = FieldsProps & {
  /** True where the account is there already: the youngest are told another thing. */
  hasAccount?: boolean
  onBand?: (band: AgeBand | null) => void
}

type RegistrationFieldsProps = AgeFieldProps & { asksAge: boolean }

/** Age band with the guardian's text, and a box for each wording: none is ticked before (CDC art. 39). */
export function RegistrationFields({ asksAge, onBand, ...props }: RegistrationFieldsProps) {
  const [band, setBand] = useState<AgeBand | null>(null)

  function handleBand(next: AgeBand | null): void {
    setBand(next)
    onBand?.(next)
  }

  return (
    <>
      {asksAge ? <AgeField {...props} onBand={handleBand} /> : null}
      {/* Who is about to lose the account has nothing to agree to. */}
      {props.hasAccount && band === 'under-13' ? null : <ConsentFields {...props} />}
    </>
  )
}

export function AgeField({ hasAccount = false, errors, onBand, onEdit }: AgeFieldProps) {
  const [band, setBand] = useState<AgeBand | null>(null)

  function handleBand(event: FormEvent<HTMLSelectElement>): void {
    const { value } = event.currentTarget
    const next = isAgeBand(value) ? value : null
    setBand(next)
    onBand?.(next)
    onEdit('ageBand')
  }

  return (
    <div className="grid gap-3">
      <SelectField
        name="ageBand"
        label={texts.ageBand}
        hint={texts.ageBandHint}
        error={errors.ageBand}
        required
        defaultValue=""
        onInput={handleBand}
      >
        <option value="" disabled>
          {texts.choose}
        </option>
        {AGE_BANDS.map((one) => (
          <option key={one} value={one}>
            {texts.ageBands[one]}
          </option>
        ))}
      </SelectField>
      <div aria-live="polite">
        {band && isMinor(band) ? <GuardianNote band={band} hasAccount={hasAccount} /> : null}
      </div>
    </div>
  )
}

export function ConsentFields({ errors, onEdit }: FieldsProps) {
  return (
    <div className="grid gap-3">
      {CONSENT_DOCUMENTS.map((document) => (
        <Checkbox
          key={document}
          name={document}
          value={DOCUMENT_VERSIONS[document]}
          required
          error={errors[document]}
          onInput={() => onEdit(document)}
          label={<ConsentLabel document={document} />}
        />
      ))}
    </div>
  )
}

function ConsentLabel({ document }: { document: ConsentDocument }) {
  const { before, link, after } = texts.consents[document]
  return (
    <>
      {before}
      <NewTabLink href={ADDRESSES[document]}>{link}</NewTabLink>
      {after}{' '}
      <span className="text-sm text-ink-soft">
        {texts.consentVersion({ date: formatDay(`${DOCUMENT_VERSIONS[document]}T12:00:00Z`) })}
      </span>
    </>
  )
}
