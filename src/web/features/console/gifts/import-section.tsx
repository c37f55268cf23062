import { useState } from 'react'
import type { BuyerImport, BuyerImportAnswer } from '#domain/console/gifts-admin-wire.ts'
import {
  type BuyerLine,
  buyerLines,
  guessColumn,
  MAX_IMPORT_LINES,
  valuesOf,
} from '#domain/shop/buyer-import.ts'
import { buyerImportTexts as texts } from '#texts/console/buyer-import.ts'
import { giftTexts } from '#texts/console/gifts.ts'
import { useFieldErrors } from '#web/hooks/use-field-errors.ts'
import { useAsked } from '#web/shared/asked/use-asked.ts'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { fetchGiftChoices, sendImport } from './gift-calls.ts'
import { ImportReport } from './import-report.tsx'
import { type ReadTable, readTable } from './read-table.ts'

const FILTERS = ['product', 'status'] as const
const EMPTY = {
  email: '',
  product: '',
  productValue: '',
  status: '',
  statusValue: '',
  variantId: '',
  reason: '',
}
type Field = keyof typeof EMPTY | 'table'

type Told = { answer: BuyerImportAnswer; lines: readonly BuyerLine[]; request: Omit<BuyerImport, 'applies'> }

/** Buyers of another shop, from its table: told first, then given (decision 0257). */
export function ImportSection() {
  const choices = useAsked('gift choices', fetchGiftChoices)
  const [table, setTable] = useState<ReadTable | null>(null)
  const [chosen, setChosen] = useState(EMPTY)
  const [told, setTold] = useState<(Told & { isDone: boolean }) | null>(null)
  const { errors, show, clear } = useFieldErrors<Field>()

  async function handleFile(form: HTMLFormElement | null, file: File | undefined): Promise<void> {
    setTold(null)
    setTable(null)
    clear('table')
    if (!file || !form) return
    const read = await readTable(file)
    if (read === 'too-large') return void show(form, { table: texts.fileTooLarge })
    if (read === 'unreadable') return void show(form, { table: texts.fileUnreadable })
    const guessed = (column: 'email' | 'product' | 'status') => String(guessColumn(read.heads, column) ?? '')
    setTable(read)
    setChosen((now) => ({
      ...EMPTY,
      variantId: now.variantId,
      reason: now.reason,
      email: guessed('email'),
      product: guessed('product'),
      status: guessed('status'),
    }))
  }

  async function handleCheck(form: HTMLFormElement): Promise<void> {
    setTold(null)
    if (!table) return void show(form, { table: texts.fileMissing })
    const faults: Partial<Record<Field, string>> = {}
    if (chosen.email === '') faults.email = texts.columnMissing
    for (const name of FILTERS)
      if (chosen[name] !== '' && chosen[`${name}Value`] === '') faults[`${name}Value`] = texts.valueMissing
    if (chosen.variantId === '') faults.variantId = giftTexts.productMissing
    if (chosen.reason.trim().length < 3) faults.reason = giftTexts.reasonTooShort
    if (show(form, faults)) return
    const filters = FILTERS.filter((name) => chosen[name] !== '').map((name) => ({
      column: Number(chosen[name]),
      value: chosen[`${name}Value`].slice(1),
    }))
    const lines = buyerLines(table.rows, Number(chosen.email), filters)
    if (lines.length === 0) return void show(form, { email: texts.noLines })
    if (lines.length > MAX_IMPORT_LINES)
      return void show(form, {
        table: texts.tooManyLines({ count: lines.length, most: MAX_IMPORT_LINES }),
      })
    const request = {
      variantId: chosen.variantId,
      reason: chosen.reason.trim(),
      lines: lines.map(({ line, email }) => ({ line, email: email.slice(0, 320) })),
    }
    const answer = await send({ ...request, applies: false })
    if (answer) setTold({ answer, lines, request, isDone: false })
  }

  async function handleApply(): Promise<void> {
    if (!told) return
    const answer = await send({ ...told.request, applies: true })
    if (answer) setTold({ ...told, answer, isDone: true })
  }

  function field(name: keyof typeof EMPTY) {
    return {
      name,
      value: chosen[name],
      error: errors[name],
      onChange: ({ currentTarget }: { currentTarget: { value: string } }) => {
        const { value } = currentTarget
        const forgets = name === 'product' || name === 'status' ? { [`${name}Value`]: '' } : {}
        setChosen((now) => ({ ...now, [name]: value, ...forgets }))
        setTold(null)
        clear(name)
      },
    }
  }
  const heads = table?.heads.map((head, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place; two may have one name
    <option key={index} value={String(index)}>
      {head.trim() || String(index + 1)}
    </option>
  ))

  return (
    <section aria-labelledby="importar">
      <h2 id="importar" className="text-2xl">
        {texts.heading}
      </h2>
      <p className="mt-1 mb-4 max-w-measure text-ink-soft">{texts.lead}</p>
      <Form data-unguarded onSubmit={handleCheck} className="grid max-w-2xl gap-4">
        <TextField
          type="file"
          name="table"
          accept=".csv,text/csv"
          label={texts.file}
          hint={texts.fileHint}
          error={errors.table}
          onChange={({ currentTarget }) => void handleFile(currentTarget.form, currentTarget.files?.[0])}
        />
        {table ? (
          <>
            <SelectField {...field('email')} label={texts.columns.email} required>
              <option value="">{texts.chooseColumn}</option>
              {heads}
            </SelectField>
            {FILTERS.map((name) => (
              <div key={name} className="grid gap-4 sm:grid-cols-2">
                <SelectField
                  {...field(name)}
                  label={texts.columns[name]}
                  hint={name === 'status' ? texts.filterHint : undefined}
                >
                  <option value="">{texts.noColumn}</option>
                  {heads}
                </SelectField>
                {chosen[name] === '' ? null : (
                  <SelectField {...field(`${name}Value`)} label={texts.values[name]} required>
                    <option value="">{texts.chooseValue}</option>
                    {valuesOf(table.rows, Number(chosen[name])).map((value) => (
                      <option key={value} value={`=${value}`}>
                        {value || texts.emptyValue}
                      </option>
                    ))}
                  </SelectField>
                )}
              </div>
            ))}
          </>
        ) : null}
        <SelectField {...field('variantId')} label={texts.product} required>
          <option value="">{choices.value ? giftTexts.choose : giftTexts.loading}</option>
          {choices.value?.choices.map(({ variantId, title }) => (
            <option key={variantId} value={variantId}>
              {title}
            </option>
          ))}
        </SelectField>
        <TextField
          {...field('reason')}
          label={giftTexts.reason}
          hint={giftTexts.reasonHint}
          required
          maxLength={300}
        />
        <Button type="submit" look="secondary" className="justify-self-start" busyLabel={texts.checking}>
          {texts.check}
        </Button>
      </Form>
      {told ? <ImportReport {...told} onApply={handleApply} /> : null}
    </section>
  )
}

/** @returns null where it was refused, which was told then */
async function send(request: BuyerImport): Promise<BuyerImportAnswer | null> {
  const sent = await sendImport(request)
  if (sent.ok) return sent.value
  const words: Readonly<Record<string, string>> = {
    ...giftTexts.failures,
    not_for_import: texts.notForImport,
    gift_sold_out: texts.soldOut,
  }
  const description = words[sent.code] ?? words['default'] ?? ''
  showToast({ variant: 'destructive', title: texts.failureTitle, description })
  return null
}
