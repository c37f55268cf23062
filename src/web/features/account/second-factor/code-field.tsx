import { secondFactorTexts as texts } from '#texts/account/second-factor.ts'
import { TextField } from '#web/ui/text-field.tsx'

/** Apps show the code in two groups; anyone who pastes it may bring the space along. */
export function plainCode(typed: string): string {
  return typed.replace(/[\s-]/g, '')
}

export function isTimeCode(code: string): boolean {
  return /^\d{6}$/.test(code)
}

type CodeFieldProps = { error: string | undefined; onInput: () => void; autoFocus?: boolean }

/** The code of the app: telephones show the number keys, and password managers know what to fill in. */
export function CodeField({ error, onInput, autoFocus = false }: CodeFieldProps) {
  return (
    <TextField
      name="code"
      label={texts.step.code}
      hint={texts.step.codeHint}
      inputMode="numeric"
      autoComplete="one-time-code"
      autoFocus={autoFocus}
      spellCheck={false}
      required
      error={error}
      onInput={onInput}
    />
  )
}
