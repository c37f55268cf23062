import { memo, type ReactNode, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { repertoireBankTexts as texts } from '#texts/study/repertoire-bank.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { type FoundRepertoire, findRepertoires } from './find-repertoires.ts'
import type { RepertoireAxis } from './load-repertoire-bank.ts'
import { RepertoireRow } from './repertoire-row.tsx'

type RepertoireSearchProps = {
  axes: readonly RepertoireAxis[]
  /** Shown while nothing is searched for. */
  children: ReactNode
}

export function RepertoireSearch({ axes, children }: RepertoireSearchProps) {
  const [typed, setTyped] = useState('')
  const query = useDeferredValue(typed).trim()
  const fieldRef = useRef<HTMLInputElement>(null)

  // What was typed before this script ran, or before the visitor came back.
  useEffect(() => setTyped(fieldRef.current?.value ?? ''), [])

  function search(text: string): void {
    setTyped(text)
    if (!fieldRef.current) return
    fieldRef.current.value = text
    fieldRef.current.focus()
  }

  const found = useMemo(() => (query === '' ? [] : findRepertoires(axes, query)), [axes, query])
  return (
    <>
      <search className="needs-script mb-8 grid gap-x-8 gap-y-3 lg:grid-cols-[minmax(0,42rem)_1fr]">
        <TextField
          ref={fieldRef}
          type="search"
          name="busca"
          autoComplete="off"
          label={texts.search}
          hint={texts.searchHint}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1 self-center">
          <span className="text-ink-soft">{texts.tryOut}</span>
          {texts.examples.map((example) => (
            <button key={example} type="button" onClick={() => search(example)} className="text-link py-1">
              {example}
            </button>
          ))}
        </p>
      </search>
      <div className="flex items-center justify-between gap-4">
        <div role="status">
          {found.length > 0 ? <h2 className="text-2xl">{texts.found(found.length)}</h2> : null}
          {query !== '' && found.length === 0 ? <p className="sr-only">{texts.noMatch}</p> : null}
        </div>
        {found.length > 0 ? (
          <Button look="quiet" size="small" onClick={() => search('')}>
            {texts.clear}
          </Button>
        ) : null}
      </div>
      {query === '' ? children : null}
      {found.length > 0 ? <Found found={found} query={query} /> : null}
      {query !== '' && found.length === 0 ? (
        <EmptyState
          title={texts.noMatch}
          actions={
            <Button look="secondary" onClick={() => search('')}>
              {texts.clear}
            </Button>
          }
        >
          {texts.noMatchHelp}
        </EmptyState>
      ) : null}
    </>
  )
}

type FoundProps = { found: readonly FoundRepertoire[]; query: string }

/** Drawn anew when another list is there, not with every letter. */
const Found = memo(function Found({ found, query }: FoundProps) {
  return (
    <ul
      aria-label={texts.found(found.length)}
      className="found-rows sheet mt-4 overflow-hidden border-ink *:first:border-t-0"
    >
      {found.map(({ item, axisName }) => (
        <RepertoireRow key={item.id} item={item} axisName={axisName} query={query} />
      ))}
    </ul>
  )
})
