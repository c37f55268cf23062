import type { FormEvent } from 'react'
import { accountTexts } from '#texts/account/accounts.ts'
import { profileTexts } from '#texts/account/profile.ts'
import { formText } from '#web/browser/form-text.ts'
import { useFieldErrors } from '#web/hooks/use-field-errors.ts'
import { saveFullName } from '#web/shared/session/account-calls.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { showToast } from '#web/ui/toast-store.ts'

const texts = profileTexts.edit

type NameFormProps = {
  /** By which the button outside sends it. */
  id: string
  name: string
  isSaving: boolean
  onSaving: (isSaving: boolean) => void
  onSaved: () => void
}

/** Changes the name (product §2 Profile, Editing). */
export function NameForm({ id, name, isSaving, onSaving, onSaved }: NameFormProps) {
  const { errors, show, clear } = useFieldErrors<'fullName'>()

  async function handleSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (isSaving) return
    const form = event.currentTarget
    const fullName = formText(new FormData(form), 'fullName').trim()
    if (show(form, fullName === '' ? { fullName: texts.fullNameRequired } : {})) return
    onSaving(true)
    const result = await saveFullName(fullName)
    onSaving(false)
    if (!result.ok) {
      if (result.code === 'name_refused') show(form, { fullName: accountTexts.failures.name_refused })
      return showToast({ variant: 'destructive', ...texts.failure })
    }
    onSaved()
    showToast(texts.success)
  }

  return (
    <form id={id} method="post" noValidate onSubmit={handleSubmit}>
      <TextField
        name="fullName"
        label={texts.fullName}
        defaultValue={name}
        autoComplete="name"
        autoCapitalize="words"
        maxLength={120}
        required
        error={errors.fullName}
        onInput={() => clear('fullName')}
      />
    </form>
  )
}
