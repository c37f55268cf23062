import { type FormEvent, useState } from 'react'
import { productsAdminTexts } from '#texts/console/products.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { showToast } from '#web/ui/toast-store.ts'

const texts = productsAdminTexts.collections
const MAX_LENGTH = 80

type TitleFormProps = {
  label: string
  submit: string
  initial: string
  note?: string
  /** @returns the code of a refusal, null when it was kept */
  onSend: (title: string) => Promise<string | null>
}

/** One name, of a collection that is there or of a new one. */
export function TitleForm({ label, submit, initial, note, onSend }: TitleFormProps) {
  const [title, setTitle] = useState(initial)
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function handleSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    if (title.trim() === '') return setError(texts.missing)
    setBusy(true)
    const code = await onSend(title.trim())
    setBusy(false)
    if (code === null) return initial === '' ? setTitle('') : undefined
    if (code === 'title_taken') setError(texts.taken)
    else showToast(productsAdminTexts.notSaved)
  }

  return (
    <form
      noValidate
      onSubmit={(event) => void handleSubmit(event)}
      className="flex min-w-0 flex-1 basis-64 flex-wrap items-end gap-3"
    >
      <TextField
        label={label}
        {...(note ? { labelNote: `· ${note}` } : {})}
        error={error}
        maxLength={MAX_LENGTH}
        value={title}
        className="min-w-0 flex-1 basis-48"
        onChange={(event) => {
          setTitle(event.currentTarget.value)
          setError(undefined)
        }}
      />
      <Button type="submit" look="secondary" isBusy={isBusy}>
        {submit}
      </Button>
    </form>
  )
}
