import { type FormEvent, useId } from 'react'
import { codeOfState, STATES } from '#content/account/states.ts'
import type { ContactDetails, ContactField } from '#domain/account/contact-details.ts'
import { formatPhone, STATE_LENGTH } from '#domain/account/sign-up.ts'
import { accountTexts } from '#texts/account/accounts.ts'
import type { FieldErrors } from '#web/hooks/use-field-errors.ts'
import { TextField } from '#web/ui/text-field.tsx'

const texts = accountTexts.signUp
/** "Rio Grande do Norte" is typed out and becomes RN. */
const STATE_NAME_LENGTH = 24
/** As many as the server keeps. */
const CITY_LENGTH = 120

type ContactFieldsProps = {
  /** At the sign-up all of them are; later one that is empty is taken away. */
  required: boolean
  known?: ContactDetails
  errors: FieldErrors<ContactField>
  onEdit: (field: ContactField) => void
}

/** City, state and phone, written as product §5 Sign-up wants them. */
export function ContactFields({ required, known, errors, onEdit }: ContactFieldsProps) {
  const statesId = useId()
  const field = (name: ContactField) => ({
    name,
    required,
    error: errors[name],
    defaultValue: known?.[name] ?? undefined,
    onInput: () => onEdit(name),
  })
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-[1fr_9rem]">
        <TextField
          {...field('city')}
          label={texts.city}
          hint={texts.cityHint}
          maxLength={CITY_LENGTH}
          autoComplete="address-level2"
          autoCapitalize="words"
        />
        <TextField
          {...field('state')}
          label={texts.state}
          hint={texts.stateHint}
          list={statesId}
          maxLength={STATE_NAME_LENGTH}
          autoComplete="address-level1"
          autoCapitalize="words"
          onInput={(event) => {
            inCapitals(event)
            onEdit('state')
          }}
          onBlur={(event) => {
            event.currentTarget.value = codeOfState(event.currentTarget.value)
          }}
        />
        <datalist id={statesId}>
          {STATES.map((state) => (
            <option key={state.code} value={state.code}>
              {state.name}
            </option>
          ))}
        </datalist>
      </div>
      <TextField
        {...field('phone')}
        type="tel"
        label={texts.phone}
        hint={texts.phoneHint}
        placeholder={texts.phonePlaceholder}
        autoComplete="tel-national"
        onInput={(event) => {
          maskPhone(event)
          onEdit('phone')
        }}
        onBlur={(event) => {
          event.currentTarget.value = formatPhone(event.currentTarget.value)
        }}
      />
    </>
  )
}

function inCapitals({ currentTarget: input }: FormEvent<HTMLInputElement>): void {
  const capitals = input.value.toUpperCase()
  if (capitals === input.value || capitals.length > STATE_LENGTH) return
  const caret = input.selectionStart
  input.value = capitals
  input.setSelectionRange(caret, caret)
}

/** Only while writing at the end: a mask that moves the caret of a correction is worse than none. */
function maskPhone({ currentTarget: input }: FormEvent<HTMLInputElement>): void {
  if (input.selectionStart === input.value.length) input.value = formatPhone(input.value)
}
