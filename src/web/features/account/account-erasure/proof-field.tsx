import { settingsTexts } from '#texts/account/settings.ts'
import { commonTexts } from '#texts/shared/common.ts'
import { AccountName } from '#web/features/account/account-sheet/account-name.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { ErasureProof } from './read-erasure-proof.ts'

const texts = settingsTexts.erase

type ProofFieldProps = {
  proof: ErasureProof
  email: string
  error: string | undefined
  onInput: () => void
}

export function ProofField({ proof, email, error, onInput }: ProofFieldProps) {
  if (proof === 'email') {
    return (
      <TextField
        name="email"
        type="email"
        label={texts.email}
        hint={texts.emailHint({ email })}
        error={error}
        required
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onInput={onInput}
      />
    )
  }
  return (
    <>
      <AccountName email={email} />
      <PasswordField
        name="password"
        label={texts.password}
        hint={texts.passwordHint}
        error={error}
        required
        showLabel={commonTexts.showPassword}
        hideLabel={commonTexts.hidePassword}
        autoComplete="current-password"
        onInput={onInput}
      />
    </>
  )
}
