import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { isEmail } from '#domain/account/sign-up.ts'
import { isRecord } from '#domain/shared/is-record.ts'
import { successTexts } from '#texts/shop/payment.ts'
import { formText } from '#web/browser/form-text.ts'
import { callApi } from '#web/shared/session/call-api.ts'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { showToast } from '#web/ui/toast-store.ts'

const texts = successTexts.mend

/** A guest who mistyped the address puts it right, by the order's own link; it goes on under a new one. */
export function MendEmail() {
  const [query, setQuery] = useSearchParams()
  const [error, setError] = useState<string>()
  const [orderId, key] = [query.get('pedido'), query.get('chave')]

  async function handleSubmit(form: HTMLFormElement): Promise<void> {
    const email = formText(new FormData(form), 'email').trim()
    if (!isEmail(email)) return setError(texts.invalid)
    const answer = await callApi(`orders/${orderId}/email`, { method: 'POST', body: { key, email } })
    showToast(answer.ok ? texts.done : texts.failed)
    const next = answer.ok && isRecord(answer.value) ? answer.value['key'] : null
    // The link of before opens nothing any more.
    if (orderId && typeof next === 'string') setQuery({ pedido: orderId, chave: next }, { replace: true })
  }

  return (
    <details className="needs-script mt-1">
      <summary className="text-link inline-block cursor-pointer py-2">{texts.open}</summary>
      <Form onSubmit={handleSubmit} className="mt-2 grid max-w-md gap-3">
        <TextField
          name="email"
          type="email"
          label={texts.email}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          error={error}
          onInput={() => setError(undefined)}
        />
        <Button type="submit" look="secondary" busyLabel={texts.submitting}>
          {texts.submit}
        </Button>
      </Form>
    </details>
  )
}
