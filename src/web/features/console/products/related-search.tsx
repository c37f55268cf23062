import { useState } from 'react'
import { PRODUCT_SEARCH_MAX, type ProductName } from '#domain/console/products-admin-wire.ts'
import { consoleTexts } from '#texts/console/console.ts'
import { productsAdminTexts } from '#texts/console/products.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { fetchProducts } from './admin-calls.ts'

const texts = productsAdminTexts.related

/** Brings more products into the lists of the section, of a shop whose products do not all stand there. */
export function RelatedSearch({ onFound }: { onFound: (products: readonly ProductName[]) => void }) {
  const [typed, setTyped] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [count, setCount] = useState<number | null>(null)

  async function handleSearch(): Promise<void> {
    if (isBusy || typed.trim() === '') return
    setBusy(true)
    const answer = await fetchProducts(typed.trim())
    setBusy(false)
    if (!answer.ok) return showToast(productsAdminTexts.notSaved)
    setCount(answer.value.rows.length)
    onFound(answer.value.rows)
  }

  return (
    <div>
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          label={texts.search}
          type="search"
          autoComplete="off"
          maxLength={PRODUCT_SEARCH_MAX}
          value={typed}
          className="min-w-0 flex-1 basis-60"
          onChange={(event) => setTyped(event.currentTarget.value)}
          // It stands in the product's form, which Enter would save.
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            void handleSearch()
          }}
        />
        <Button look="secondary" isBusy={isBusy} onClick={() => void handleSearch()}>
          {consoleTexts.search.submit}
        </Button>
      </div>
      <p className="mt-2 text-sm text-ink-soft">{texts.searchHint}</p>
      <p role="status" className="mt-1 text-sm">
        {count === null ? null : texts.found({ count })}
      </p>
    </div>
  )
}
