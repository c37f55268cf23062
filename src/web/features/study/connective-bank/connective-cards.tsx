import { useEffect, useRef, useState } from 'react'
import { matches } from '#domain/shared/search.ts'
import type { ConnectiveCategory } from '#domain/study/connective.ts'
import { connectiveBankTexts as texts } from '#texts/study/connective-bank.ts'
import { useOpenedByHash } from '#web/hooks/use-opened-by-hash.ts'
import { useIsWholeShown } from '#web/ui/below-screen.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { CategoryCard } from './category-card.tsx'
import { useCopy } from './use-copy.ts'

/** Of the first ones one is open, which fills a screen. */
const FIRST_CARDS = 2

/** The six categories, the first one open; a search opens those that have what is looked for. */
export function ConnectiveCards({ categories }: { categories: readonly ConnectiveCategory[] }) {
  const copying = useCopy()
  const [query, setQuery] = useState('')
  const [opened, setOpened] = useState<readonly string[]>(categories.slice(0, 1).map(({ id }) => id))
  const listRef = useRef<HTMLDivElement>(null)
  const fieldRef = useRef<HTMLInputElement>(null)
  useOpenedByHash(listRef)
  // What was typed before this script ran.
  useEffect(() => setQuery(fieldRef.current?.value ?? ''), [])
  const isWholeShown = useIsWholeShown()
  const isSearching = query.trim() !== ''
  const shown = isSearching ? categoriesWith(categories, query) : categories
  return (
    <>
      <search className="needs-script mb-4 block max-w-[42rem]">
        <TextField
          ref={fieldRef}
          type="search"
          name="busca"
          autoComplete="off"
          label={texts.search}
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
      </search>
      <p role="status" className="mb-3 min-h-6 text-ink-soft">
        {isSearching && shown.length === 0 ? texts.noMatch : null}
      </p>
      <div ref={listRef} className="grid items-start gap-6 lg:grid-cols-2 lg:gap-8">
        {shown.slice(0, isWholeShown ? undefined : FIRST_CARDS).map((category) => (
          <CategoryCard
            key={category.id}
            category={category}
            copying={copying}
            isOpen={isSearching || opened.includes(category.id)}
            onToggle={(isOpen) =>
              setOpened(isOpen ? [...opened, category.id] : opened.filter((id) => id !== category.id))
            }
          />
        ))}
        {isWholeShown ? null : <div className="min-h-(--window-height)" />}
      </div>
    </>
  )
}

function categoriesWith(categories: readonly ConnectiveCategory[], query: string): ConnectiveCategory[] {
  return categories.flatMap((category) => {
    if (matches(query, [category.name])) return [category]
    const connectives = category.connectives.filter(({ text, example }) => matches(query, [text, example]))
    return connectives.length > 0 ? [{ ...category, connectives }] : []
  })
}
