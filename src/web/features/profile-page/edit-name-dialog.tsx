import { type FormEvent, useId, useState } from 'react'
import { commonTexts } from '#texts/common.ts'
import { profileTexts } from '#texts/profile.ts'
import { focusField } from '#web/features/account-sheet/focus-field.ts'
import { formText } from '#web/features/account-sheet/form-texts.ts'
import { saveFullName } from '#web/features/session/account-calls.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { showToast } from '#web/ui/toast-store.ts'

const texts = profileTexts.edit

type EditNameDialogProps = { isOpen: boolean; onClose: () => void; name: string }

/** Changes the name; closes itself once it is saved (spec §2 Profile, Editing). */
export function EditNameDialog({ isOpen, onClose, name }: EditNameDialogProps) {
  const formId = useId()
  const [isSaving, setSaving] = useState(false)
  const [error, setError] = useState<string>()

  async function handleSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (isSaving) return
    const form = event.currentTarget
    const fullName = formText(new FormData(form), 'fullName').trim()
    if (fullName === '') {
      setError(texts.fullNameRequired)
      return focusField(form, 'fullName')
    }
    setSaving(true)
    const result = await saveFullName(fullName)
    setSaving(false)
    if (!result.ok) return showToast({ variant: 'destructive', ...texts.failure })
    onClose()
    showToast(texts.success)
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={texts.heading}
      closeLabel={commonTexts.close}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="secondary" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={formId} isBusy={isSaving} busyLabel={texts.submitting}>
            {texts.submit}
          </Button>
        </div>
      }
    >
      {isOpen ? (
        <form id={formId} method="post" noValidate onSubmit={handleSubmit}>
          <TextField
            name="fullName"
            label={texts.fullName}
            defaultValue={name}
            autoComplete="name"
            autoCapitalize="words"
            maxLength={120}
            required
            error={error}
            onInput={() => setError(undefined)}
          />
        </form>
      ) : null}
    </Dialog>
  )
}
