import { PASSWORD_MIN_LENGTH, type SignUpField } from '#domain/account/sign-up.ts'
import { accountTexts } from '#texts/account/accounts.ts'
import { commonTexts } from '#texts/shared/common.ts'
import { RegistrationFields } from '#web/features/account/account-registration/registration-fields.tsx'
import { ContactFields } from '#web/features/account/contact-fields/contact-fields.tsx'
import type { FieldErrors } from '#web/hooks/use-field-errors.ts'
import { PasswordField } from '#web/ui/password-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'

const texts = accountTexts.signUp

export type SignUpErrors = FieldErrors<SignUpField>

type SignUpFieldsProps = { errors: SignUpErrors; onEdit: (field: SignUpField) => void }

/** The seven fields, in the order of product §2 Sign-up, then age and consent. */
export function SignUpFields({ errors, onEdit }: SignUpFieldsProps) {
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
      <ContactFields required errors={errors} onEdit={onEdit} />
      <RegistrationFields asksAge errors={errors} onEdit={onEdit} />
    </>
  )
}
