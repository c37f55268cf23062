import { type FormEvent, useId } from 'react'
import { STATES } from '#content/account/states.ts'
import { formatPhone, PASSWORD_MIN_LENGTH, type SignUpField, STATE_LENGTH } from '#domain/account/sign-up.ts'
import { accountTexts } from '#texts/account/accounts.ts'
import { commonTexts } from '#texts/shared/common.ts'
import { RegistrationFields } from '#web/features/account/account-registration/registration-fields.tsx'
import type { FieldErrors } from '#web/hooks/use-field-errors.ts'
import { PasswordField } from '#web/ui/password-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'

const texts = accountTexts.signUp

export type SignUpErrors = FieldErrors<SignUpField>

type SignUpFieldsProps = { errors: SignUpErrors; onEdit: (field: SignUpField) => void }

/** The seven fields, in the order of product §2 Sign-up, then age and consent. */
export function SignUpFields({ errors, onEdit }: SignUpFieldsProps) {
  const statesId = useId()
  const field = (name: SignUpField) => ({
    name,
    required: true,
    error: errors[name],
    onInput: () => onEdit(name),
  })
  const passwordWords = { showLabel: commonTexts.showPassword, hideLabel: commonTexts.hidePassword }
  return (
    <>
      <TextField
        {...field('fullName')}
        label={texts.fullName}
        hint={texts.fullNameHint}
        autoComplete="name"
        autoCapitalize="words"
      />
      <TextField
        {...field('email')}
        type="email"
        label={texts.email}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        {...field('password')}
        {...passwordWords}
        label={texts.password}
        hint={texts.passwordHint({ minLength: PASSWORD_MIN_LENGTH })}
        autoComplete="new-password"
      />
      <PasswordField
        {...field('confirmPassword')}
        {...passwordWords}
        label={texts.confirmPassword}
        autoComplete="new-password"
      />
      <div className="grid gap-5 sm:grid-cols-[1fr_9rem]">
        <TextField
          {...field('city')}
          label={texts.city}
          hint={texts.cityHint}
          autoComplete="address-level2"
          autoCapitalize="words"
        />
        <TextField
          {...field('state')}
          label={texts.state}
          hint={texts.stateHint}
          list={statesId}
          maxLength={STATE_LENGTH}
          autoComplete="address-level1"
          autoCapitalize="characters"
          onInput={(event) => {
            inCapitals(event)
            onEdit('state')
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
      <RegistrationFields asksAge errors={errors} onEdit={onEdit} />
    </>
  )
}

function inCapitals({ currentTarget: input }: FormEvent<HTMLInputElement>): void {
  const capitals = input.value.toUpperCase()
  if (capitals === input.value) return
  const caret = input.selectionStart
  input.value = capitals
  input.setSelectionRange(caret, caret)
}

/** Only while writing at the end: a mask that moves the caret of a correction is worse than none. */
function maskPhone({ currentTarget: input }: FormEvent<HTMLInputElement>): void {
  if (input.selectionStart === input.value.length) input.value = formatPhone(input.value)
}
