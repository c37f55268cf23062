import { useState } from 'react'
import { emailCorrectionSchema, type OrderDetail } from '#domain/console/orders-admin-wire.ts'
import { ordersAdminTexts } from '#texts/console/orders.ts'
import { commonTexts } from '#texts/shared/common.ts'
import { useFieldErrors } from '#web/hooks/use-field-errors.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Form } from '#web/ui/form.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { sendEmailCorrection } from './order-calls.ts'

const texts = ordersAdminTexts.detail.correctEmail

type CorrectEmailProps = { order: OrderDetail; onChanged: () => void }

/** Corrects the address that a guest mistyped; access and receipt go to the right one at once. */
export function CorrectEmail({ order, onChanged }: CorrectEmailProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button look="secondary" onClick={() => setOpen(true)}>
        {texts.open}
      </Button>
      {isOpen ? (
        <CorrectionDialog
          order={order}
          onClose={() => setOpen(false)}
          onDone={() => {
            setOpen(false)
            onChanged()
          }}
        />
      ) : null}
    </>
  )
}

type CorrectionDialogProps = { order: OrderDetail; onClose: () => void; onDone: () => void }

function CorrectionDialog({ order, onClose, onDone }: CorrectionDialogProps) {
  const [typed, setTyped] = useState(order.buyerEmail ?? '')
  const { errors, show, clear } = useFieldErrors<'email'>()

  async function handleSubmit(form: HTMLFormElement): Promise<void> {
    const read = emailCorrectionSchema.safeParse({ email: typed })
    const isSame = read.data?.email === order.buyerEmail
    if (show(form, isSame ? { email: texts.same } : read.success ? {} : { email: texts.wrong })) return
    const sent = await sendEmailCorrection(order.number, read.data?.email ?? '')
    if (sent.ok) {
      showToast(texts.done)
      return onDone()
    }
    const { failures } = ordersAdminTexts
    const description = failures[sent.code] ?? failures['default'] ?? ''
    showToast({ variant: 'destructive', title: failures['title'] ?? '', description })
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.heading({ number: order.number })}
      description={texts.lead({ email: order.buyerEmail ?? '' })}
      closeLabel={commonTexts.close}
    >
      <Form onSubmit={handleSubmit} className="grid gap-5">
        <TextField
          name="email"
          type="email"
          label={texts.label}
          hint={texts.hint}
          error={errors.email}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          maxLength={254}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            clear('email')
          }}
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
