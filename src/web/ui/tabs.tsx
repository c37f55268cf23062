import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { classNames } from './class-names.ts'
import { tabByKey } from './tab-keys.ts'

export type Tab = { key: string; label: ReactNode; content: ReactNode }

type TabsProps = {
  /** Names the row of tabs. */
  label: string
  tabs: readonly Tab[]
  defaultKey?: string
  /** Given together, the owner decides which tab is open. */
  selectedKey?: string
  onSelect?: (key: string) => void
}

/** Tabs by the WAI-ARIA pattern: arrows, Home and End move and open; one stop in the tab order. */
export function Tabs({ label, tabs, defaultKey, selectedKey, onSelect }: TabsProps) {
  const [ownKey, setOwnKey] = useState(defaultKey ?? tabs[0]?.key)
  const openKey = selectedKey ?? ownKey
  /** What a panel needs is fetched when it is first opened, and what was typed there stays. */
  const [openedKeys, setOpenedKeys] = useState<ReadonlySet<string | undefined>>(new Set([openKey]))
  if (!openedKeys.has(openKey)) setOpenedKeys(new Set([...openedKeys, openKey]))
  const id = useId()
  const listRef = useRef<HTMLDivElement>(null)

  function select(key: string): void {
    setOwnKey(key)
    onSelect?.(key)
  }

  function handleKeyDown(event: KeyboardEvent): void {
    const index = tabs.findIndex((tab) => tab.key === openKey)
    const target = tabByKey(event.key, index, tabs.length)
    const tab = target === null ? undefined : tabs[target]
    if (!tab) return
    event.preventDefault()
    select(tab.key)
    listRef.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(tab.key)}"]`)?.focus()
  }

  return (
    <div>
      <div
        ref={listRef}
        role="tablist"
        aria-label={label}
        onKeyDown={handleKeyDown}
        className="flex gap-1 overflow-x-auto overflow-y-hidden border-b border-ink px-1 pt-1 [scrollbar-width:none]"
      >
        {tabs.map((tab) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-tab-${tab.key}`}
            data-key={tab.key}
            aria-selected={tab.key === openKey}
            aria-controls={`${id}-panel-${tab.key}`}
            tabIndex={tab.key === openKey ? 0 : -1}
            onClick={(event) => {
              select(tab.key)
              // On a narrow screen the row is longer than the screen, and the tab may be cut.
              event.currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })
            }}
            className={classNames(
              '-mb-px min-h-11 shrink-0 -outline-offset-4 rounded-t-control border px-4 py-2 font-semibold whitespace-nowrap',
              tab.key === openKey
                ? 'border-ink border-b-sheet bg-sheet text-ink'
                : 'border-transparent text-ink-soft hover:text-ink',
            )}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.key}
          role="tabpanel"
          id={`${id}-panel-${tab.key}`}
          aria-labelledby={`${id}-tab-${tab.key}`}
          hidden={tab.key !== openKey}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the pattern asks for it, so that text panels can be reached
          tabIndex={0}
          className="rounded-b-sheet border border-t-0 border-ink bg-sheet p-5"
        >
          {openedKeys.has(tab.key) ? tab.content : null}
        </div>
      ))}
    </div>
  )
}
