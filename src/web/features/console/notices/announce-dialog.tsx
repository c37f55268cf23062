import { type FormEvent, useId, useState } from 'react'
import type { NoticesAdmin, WaitingTopic } from '#domain/console/notices-admin-wire.ts'
import { noticesAdminTexts } from '#texts/console/notices.ts'
import { commonTexts } from '#texts/shared/common.ts'
import { focusField } from '#web/browser/focus-field.ts'
import { formText } from '#web/browser/form-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { sendAnnouncement } from './notice-calls.ts'

const texts = noticesAdminTexts.dialog

type AnnounceDialogProps = {
  isOpen: boolean
  topic: WaitingTopic
  products: NoticesAdmin['products']
  onClose: () => void
  onSent: (admin: NoticesAdmin) => void
}

/** Courses are announced as a product of the shop; the other page is what has come. */
export function AnnounceDialog({ isOpen, topic, products, onClose, onSent }: AnnounceDialogProps) {
  const formId = useId()
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<string | undefined>(undefined)
  const needsProduct = topic.page === 'cursos'

  async function handleSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (isSending || !topic.page) return
    const form = event.currentTarget
    const productId = formText(new FormData(form), 'product') || null
    setProblem(needsProduct && productId === null ? texts.productMissing : undefined)
    if (needsProduct && productId === null) return focusField(form, 'product')
    setSending(true)
    const sent = await sendAnnouncement({ topic: topic.page, productId })
    setSending(false)
    if (!sent.ok) return showToast(noticesAdminTexts.notAnnounced)
    onSent(sent.value)
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={texts.title({ title: topic.title })}
      description={texts.lead({ count: topic.waitingCount })}
      closeLabel={commonTexts.close}
      footer={
        <Button type="submit" form={formId} isBusy={isSending} busyLabel={texts.submitting}>
          {texts.submit}
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={handleSubmit}>
        {needsProduct ? (
          <SelectField
            name="product"
            label={texts.product}
            hint={texts.productHint}
            required
            error={problem}
            defaultValue=""
          >
            <option value="">{texts.choose}</option>
            {products.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </SelectField>
        ) : null}
      </form>
    </Dialog>
  )
}
