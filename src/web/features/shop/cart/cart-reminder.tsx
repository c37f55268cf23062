import { useEffect, useRef, useState } from 'react'
import { isEmail } from '#domain/account/sign-up.ts'
import { isRecord } from '#domain/shared/is-record.ts'
import { remindedItems } from '#domain/shop/cart-reminder.ts'
import { cartReminderTexts as texts } from '#texts/shop/cart-reminder.ts'
import { currentCart } from '#web/browser/cart-store.ts'
import { focusField } from '#web/browser/focus-field.ts'
import { formText } from '#web/browser/form-text.ts'
import { callApi } from '#web/shared/session/call-api.ts'
import { useSession } from '#web/shared/session/use-session.ts'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { showToast } from '#web/ui/toast-store.ts'

type Kept = { readonly key: string; readonly email: string }

/** Who finishes the purchase later asks for the cart by e-mail; until it goes, one press takes that back. */
export function CartReminder() {
  const [isOpen, setOpen] = useState(false)
  const [kept, setKept] = useState<Kept | null>(null)
  const boxRef = useRef<HTMLDivElement>(null)

  // What was pressed is gone when the answer takes the form's place, or the other way round.
  useEffect(() => {
    const focused = document.activeElement
    const isLost = focused === document.body || focused instanceof HTMLDialogElement
    if (isLost && (isOpen || kept)) boxRef.current?.querySelector<HTMLElement>('input, button')?.focus()
  }, [isOpen, kept])

  async function handleUndo({ key }: Kept): Promise<void> {
    const sent = await callApi(`cart-reminders/${key}`, { method: 'DELETE' })
    if (!sent.ok) return showToast(texts.failure)
    setKept(null)
    setOpen(false)
    showToast(texts.undone)
  }

  return (
    <div ref={boxRef} className="mt-4 border-t border-line pt-3">
      {kept ? (
        <Notice tone="success" title={texts.kept(kept)}>
          <p className="text-sm">{texts.keptHint}</p>
          <Form onSubmit={() => handleUndo(kept)}>
            <Button type="submit" look="quiet" size="small" className="mt-2">
              {texts.undo}
            </Button>
          </Form>
        </Notice>
      ) : isOpen ? (
        <ReminderForm onKept={setKept} />
      ) : (
        <button type="button" onClick={() => setOpen(true)} className="text-link min-h-11">
          {texts.open}
        </button>
      )}
    </div>
  )
}

function ReminderForm({ onKept }: { onKept: (kept: Kept) => void }) {
  const session = useSession()
  const [problem, setProblem] = useState<string>()

  async function handleSubmit(form: HTMLFormElement): Promise<void> {
    const email = formText(new FormData(form), 'email').trim()
    setProblem(isEmail(email) ? undefined : texts.emailProblem)
    if (!isEmail(email)) return focusField(form, 'email')
    const body = { email, items: remindedItems(currentCart()), consentText: texts.consent }
    const sent = await callApi('cart-reminders', { method: 'POST', body })
    if (sent.ok && isRecord(sent.value) && typeof sent.value['key'] === 'string')
      return onKept({ key: sent.value['key'], email })
    const reason = sent.ok ? undefined : texts.refused[sent.code]
    showToast(reason === undefined ? texts.failure : { ...texts.failure, description: reason })
  }

  return (
    <Form onSubmit={handleSubmit} className="grid gap-3">
      <p className="text-sm">{texts.consent}</p>
      <TextField
        name="email"
        type="email"
        label={texts.email}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        defaultValue={session.status === 'signed-in' ? session.user.email : undefined}
        error={problem}
      />
      <Button type="submit" look="secondary" busyLabel={texts.submitting} className="justify-self-start">
        {texts.submit}
      </Button>
    </Form>
  )
}
