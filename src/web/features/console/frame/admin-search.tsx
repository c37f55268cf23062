import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { consoleTexts } from '#texts/console/console.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'

const texts = consoleTexts.search
const PARAMETER = 'busca'

/** What an admin page is searched for; the address says it, so that back, forward and a reload find it again. */
export function useAdminSearch(): string {
  return useSearchParams()[0].get(PARAMETER)?.trim() ?? ''
}

type SearchField = {
  /** The search that the list shows. */
  search: string
  typed: string
  /** Under way to the address; null once it is there. */
  sent: string | null
}

type AdminSearchProps = {
  label: string
  maxLength: number
  /** Beside the field: what else narrows the list. */
  children?: ReactNode
}

/** The search form of the admin pages. What is typed counts once it is sent; then address, field and list agree. */
export function AdminSearch({ label, maxLength, children }: AdminSearchProps) {
  const search = useAdminSearch()
  const [, setParams] = useSearchParams()
  const [field, setField] = useState<SearchField>({ search, typed: search, sent: null })
  const form = useRef<HTMLFormElement>(null)
  // Another search came by the address: the field shows that one. The one that was sent from here has arrived: what
  // was typed since then stays.
  if (field.search !== search)
    setField({ search, typed: search === field.sent ? field.typed : search, sent: null })

  function show(next: string): void {
    if (next === (field.sent ?? search)) return
    setField({ search, typed: next, sent: next })
    setParams((params) => {
      if (next === '') params.delete(PARAMETER)
      else params.set(PARAMETER, next)
      return params
    })
  }

  function handleSubmit(event: FormEvent): void {
    event.preventDefault()
    show(field.typed.trim())
  }

  function handleClear(): void {
    show('')
    // The button that had the focus is gone.
    form.current?.querySelector('input')?.focus()
  }

  return (
    <search>
      <form
        ref={form}
        method="get"
        onSubmit={handleSubmit}
        className="mb-6 flex flex-wrap items-end gap-x-6 gap-y-4"
      >
        <div className="flex min-w-0 flex-1 basis-80 flex-wrap items-end gap-3">
          <TextField
            label={label}
            type="search"
            name={PARAMETER}
            autoComplete="off"
            maxLength={maxLength}
            value={field.typed}
            onChange={(event) => {
              const typed = event.currentTarget.value
              setField((before) => ({ ...before, typed }))
            }}
            className="min-w-0 flex-1 basis-52"
          />
          <Button type="submit">{texts.submit}</Button>
          {search === '' ? null : (
            <Button look="quiet" onClick={handleClear}>
              {texts.clear}
            </Button>
          )}
        </div>
        {children}
      </form>
    </search>
  )
}
