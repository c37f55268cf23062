import { PASSWORD_MIN_LENGTH, type SignUpField } from '#domain/account/sign-up.ts'
import { accountTexts } from '#texts/account/accounts.ts'
import { commonTexts } from '#texts/shared/common.ts'
import { AgeField, ConsentFields } from '#web/features/account/account-registration/registration-fields.tsx'
import { ContactFields } from '#web/features/account/contact-fields/contact-fields.tsx'
import type { FieldErrors } from '#web/hooks/use-field-errors.ts'
import { PasswordField } from '#web/ui/password-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'

const texts = accountTexts.signUp

export type SignUpErrors = FieldErrors<SignUpField>

/** Five fields, then three and the two boxes: never more on the screen of a phone (decision 0164). */
export const SIGN_UP_STEPS = ['access', 'about'] as const
export type SignUpStep = (typeof SIGN_UP_STEPS)[number]

const OF_ACCESS: ReadonlySet<SignUpField> = new Set([
  'fullName',
  'email',
  'password',
  'confirmPassword',
  'ageBand',
])

export function stepOf(field: SignUpField): SignUpStep {
  return OF_ACCESS.has(field) ? 'access' : 'about'
}

type SignUpFieldsProps = {
  step: SignUpStep
  errors: SignUpErrors
  onEdit: (field: SignUpField) => void
}

/**
 * The seven fields of product §2 Sign-up, age and consent, on two screens. Both stay in the form, so that a browser
 * fills them at once and nothing typed is lost on the way back.
 */
export function SignUpFields({ step, errors, onEdit }: SignUpFieldsProps) {
  const field = (name: SignUpField) => ({
    name,
    required: true,
    error: errors[name],
    onInput: () => onEdit(name),
  })
  const passwordWords = { showLabel: commonTexts.showPassword, hideLabel: commonTexts.hidePassword }
  return (
    <>
      <div className={step === 'access' ? 'grid gap-5' : 'hidden'}>
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
        <AgeField errors={errors} onEdit={onEdit} />
      </div>
      <div className={step === 'about' ? 'grid gap-5' : 'hidden'}>
        <ContactFields required errors={errors} onEdit={onEdit} />
        <ConsentFields errors={errors} onEdit={onEdit} />
      </div>
    </>
  )
}
