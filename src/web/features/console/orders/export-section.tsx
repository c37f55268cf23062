import { useState } from 'react'
import { EXPORT_KINDS, type ExportKind } from '#domain/console/orders-admin-wire.ts'
import { addDays } from '#domain/study/exam-date.ts'
import { ordersAdminTexts } from '#texts/console/orders.ts'
import { saveBlob } from '#web/browser/save-file.ts'
import { useFieldErrors } from '#web/hooks/use-field-errors.ts'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { fetchTable } from './order-calls.ts'

const texts = ordersAdminTexts.export

/** The orders of a period as a table, for the owner or for the accountant. */
export function ExportSection() {
  const [kind, setKind] = useState<ExportKind>('orders')
  const [period, setPeriod] = useState(thisMonth)
  const { errors, show, clear } = useFieldErrors<'from'>()

  async function handleSubmit(form: HTMLFormElement): Promise<void> {
    const { from, to } = period
    const isWrong = from === '' || to === '' || from > to
    if (show(form, isWrong ? { from: texts.periodWrong } : {})) return
    const table = await fetchTable(kind, from, to)
    if (!table.ok) return showToast({ variant: 'destructive', ...texts.failed })
    saveBlob(`${texts.fileNames[kind]}-${from}-${to}.csv`, table.value)
  }

  const dayField = (name: 'from' | 'to') => (
    <TextField
      label={texts[name]}
      name={name}
      type="date"
      required
      error={name === 'from' ? errors.from : undefined}
      value={period[name]}
      onChange={(event) => {
        const day = event.currentTarget.value
        setPeriod((now) => ({ ...now, [name]: day }))
        clear('from')
      }}
    />
  )
  return (
    <section aria-labelledby="tabela">
      <h2 id="tabela" className="text-2xl">
        {texts.heading}
      </h2>
      <p className="mt-1 mb-4 max-w-measure text-ink-soft">{texts.lead}</p>
      <Form data-unguarded onSubmit={handleSubmit} className="grid max-w-2xl gap-4">
        <SelectField
          label={texts.kind}
          hint={texts.kindHints[kind]}
          value={kind}
          onChange={(event) => {
            const chosen = EXPORT_KINDS.find((one) => one === event.currentTarget.value)
            if (chosen) setKind(chosen)
          }}
        >
          {EXPORT_KINDS.map((one) => (
            <option key={one} value={one}>
              {texts.kinds[one]}
            </option>
          ))}
        </SelectField>
        <div className="grid gap-4 sm:grid-cols-2">
          {dayField('from')}
          {dayField('to')}
        </div>
        <Button type="submit" className="justify-self-start" busyLabel={texts.submitting}>
          {texts.submit}
        </Button>
      </Form>
    </section>
  )
}

/** Today and the thirty days before it. */
function thisMonth(): { from: string; to: string } {
  const to = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' }).format(new Date())
  return { from: addDays(to, -30), to }
}
