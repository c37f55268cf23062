import { useState } from 'react'
import { giftSchema } from '#domain/console/gifts-admin-wire.ts'
import { giftTexts as texts } from '#texts/console/gifts.ts'
import { commonTexts } from '#texts/shared/common.ts'
import { newId } from '#web/browser/new-id.ts'
import { useFieldErrors } from '#web/hooks/use-field-errors.ts'
import { useAsked } from '#web/shared/asked/use-asked.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Form } from '#web/ui/form.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { fetchGiftChoices, sendGift } from './gift-calls.ts'

type GiveButtonProps = { email: string; onGiven?: () => void }

/** Gives any product by hand to whom the admin page is about (decision 0159). */
export function GiveButton({ email, onGiven }: GiveButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button look="secondary" onClick={() => setOpen(true)}>
        {texts.open}
      </Button>
      {isOpen ? (
        <GiveDialog
          email={email}
          onClose={() => setOpen(false)}
          onDone={() => {
            setOpen(false)
            onGiven?.()
          }}
        />
      ) : null}
    </>
  )
}

const FAULTS = {
  email: texts.emailWrong,
  variantId: texts.productMissing,
  reason: texts.reasonTooShort,
} as const
type Field = keyof typeof FAULTS

type GiveDialogProps = { email: string; onClose: () => void; onDone: () => void }

function GiveDialog({ email, onClose, onDone }: GiveDialogProps) {
  const choices = useAsked('gift choices', fetchGiftChoices)
  // One gift for as long as the dialog is open: pressed again, it is the same.
  const [gift, setGift] = useState({ requestKey: newId(), email, variantId: '', reason: '' })
  const { errors, show, clear } = useFieldErrors<Field>()

  async function handleSubmit(form: HTMLFormElement): Promise<void> {
    const read = giftSchema.safeParse(gift)
    const wrong = new Set(read.error?.issues.map(({ path }) => path[0]))
    const told = Object.fromEntries(Object.entries(FAULTS).filter(([name]) => wrong.has(name)))
    if (show(form, told) || !read.success) return
    const sent = await sendGift(read.data)
    if (sent.ok) {
      showToast(texts.done({ number: sent.value.orderNumber }))
      return onDone()
    }
    const description = texts.failures[sent.code] ?? texts.failures['default'] ?? ''
    showToast({ variant: 'destructive', title: texts.failureTitle, description })
  }

  /** What every field of the form is given. */
  function field(name: Field) {
    return {
      name,
      value: gift[name],
      error: errors[name],
      onChange: ({ currentTarget }: { currentTarget: { value: string } }) => {
        setGift({ ...gift, [name]: currentTarget.value })
        clear(name)
      },
    }
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.heading}
      description={texts.lead}
      closeLabel={commonTexts.close}
    >
      <Form onSubmit={handleSubmit} className="grid gap-5">
        <SelectField {...field('variantId')} label={texts.product} required>
          <option value="">{choices.value ? texts.choose : texts.loading}</option>
          {choices.value?.choices.map(({ variantId, title }) => (
            <option key={variantId} value={variantId}>
              {title}
            </option>
          ))}
        </SelectField>
        <TextField
          {...field('email')}
          type="email"
          label={texts.email}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          maxLength={254}
        />
        <TextField
          {...field('reason')}
          label={texts.reason}
          hint={texts.reasonHint}
          required
          maxLength={300}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="secondary" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" busyLabel={texts.submitting}>
            {texts.submit}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
