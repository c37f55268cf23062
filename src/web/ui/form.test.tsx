import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Button } from './button.tsx'
import { Form } from './form.tsx'
import { SubmittingContext } from './submitting-context.ts'

test('without JavaScript nothing typed lands in an address', () => {
  expect(renderToStaticMarkup(<Form onSubmit={() => {}} />)).toContain('method="post"')
})

test('while a form is sent its button is busy, and only that one', () => {
  const buttons = (isSubmitting: boolean) =>
    renderToStaticMarkup(
      <SubmittingContext value={isSubmitting}>
        <Button>Cancelar</Button>
        <Button type="submit" busyLabel="Enviando…">
          Enviar
        </Button>
      </SubmittingContext>,
    )
  expect(buttons(false)).not.toContain('aria-disabled')
  const [cancel = '', send = ''] = buttons(true).split('</button>')
  expect(cancel).not.toContain('aria-disabled')
  expect(send).toContain('aria-disabled="true"')
  expect(send).toContain('Enviando…')
})
