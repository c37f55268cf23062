import { type FormEvent, useState } from 'react'
import { href, Link, useSearchParams } from 'react-router'
import { PRODUCT_SEARCH_MAX } from '#domain/console/products-admin-wire.ts'
import { productsDeskTexts } from '#texts/console/products.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'

const texts = productsDeskTexts.list

/** By words of the title. The search stands in the address, so that "back" finds it again. */
export function ProductSearch({ search }: { search: string }) {
  const [, setParams] = useSearchParams()
  const [wish, setWish] = useState(search)

  function handleSubmit(event: FormEvent): void {
    event.preventDefault()
    setParams(wish.trim() === '' ? {} : { busca: wish.trim() })
  }

  return (
    <search>
      <form method="get" onSubmit={handleSubmit} className="mb-6 flex flex-wrap items-end gap-3">
        <TextField
          label={texts.search}
          type="search"
          name="busca"
          autoComplete="off"
          maxLength={PRODUCT_SEARCH_MAX}
          value={wish}
          onChange={(event) => setWish(event.currentTarget.value)}
          className="min-w-0 flex-1 basis-60"
        />
        <Button type="submit">{texts.searchSubmit}</Button>
        {search === '' ? null : (
          <Link to={href('/painel/produtos')} className="text-link py-2.5">
            {texts.all}
          </Link>
        )}
      </form>
    </search>
  )
}
