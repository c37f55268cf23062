import { useEffect, useRef, useState } from 'react'
import { matches } from '#domain/shared/search.ts'
import type { ModelEssay } from '#domain/writing/model-essay.ts'
import { modelEssayTexts as texts } from '#texts/writing/model-essays.ts'
import { useOpenedByHash } from '#web/hooks/use-opened-by-hash.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { EssayWithComments } from './essay-with-comments.tsx'

type ModelEssayListProps = { essays: readonly ModelEssay[]; isRoomOpen: boolean }

/** The essays one below the other, each behind its title. */
export function ModelEssayList({ essays, isRoomOpen }: ModelEssayListProps) {
  const [query, setQuery] = useState('')
  const listRef = useRef<HTMLElement>(null)
  const fieldRef = useRef<HTMLInputElement>(null)
  useOpenedByHash(listRef)
  // What was typed before this script ran.
  useEffect(() => setQuery(fieldRef.current?.value ?? ''), [])
  const found = essays.filter(({ theme, axis, structure }) => matches(query, [theme, axis, structure]))
  return (
    <section ref={listRef} aria-labelledby="redacoes" className="mt-10">
      <h2 id="redacoes" className="text-2xl sm:text-3xl">
        {texts.listHeading}
      </h2>
      <search className="needs-script mt-4 block max-w-[42rem]">
        <TextField
          ref={fieldRef}
          type="search"
          name="busca-redacao"
          autoComplete="off"
          label={texts.search}
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
      </search>
      <p role="status" className="mt-3 min-h-6 text-ink-soft">
        {query.trim() === '' ? null : texts.found({ count: found.length })}
      </p>
      {found.map((essay) => (
        <EssayWithComments key={essay.id} essay={essay} isRoomOpen={isRoomOpen} />
      ))}
    </section>
  )
}
