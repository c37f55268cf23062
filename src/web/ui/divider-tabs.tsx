import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  startTransition,
  useEffect,
  useRef,
  useState,
} from 'react'
import { useLocation } from 'react-router'
import { useIsWholeShown } from './below-screen.tsx'
import { tabByKey } from './tab-keys.ts'

export type Divider = {
  /** Also the id of the panel, so that an address may end in it; unique on the page. */
  key: string
  label: string
  /** How many rows there are, in words. */
  count: string
  /** Of a list, each with its key. */
  rows: readonly ReactNode[]
}

type DividerTabsProps = {
  /** Names the row of dividers. */
  label: string
  dividers: readonly Divider[]
  isNumbered?: boolean
}

/** More of them fill no screen below the page's head. */
const FIRST_ROWS = 2

/**
 * The dividers of a ring binder: beside the sheet where there is width, above it on phones. They are links to their
 * panels: without JavaScript all panels stand one below the other. An address that ends in a panel's key, or in the
 * id of something inside one, opens that panel; so does the browser's own search.
 */
export function DividerTabs({ label, dividers, isNumbered = false }: DividerTabsProps) {
  const [{ selectedKey, openKey }, setShown] = useState(bothOf(dividers[0]?.key ?? ''))
  const [isLive, setLive] = useState(false)
  const rootRef = useRef<HTMLDivElement>(null)
  const listRef = useRef<HTMLDivElement>(null)
  const { hash } = useLocation()
  const isWholeShown = useIsWholeShown()
  const List = isNumbered ? 'ol' : 'ul'

  useEffect(() => {
    setLive(true)
    const target = document.getElementById(hash.slice(1))
    const panel = target?.closest('[data-panel]')
    if (!target || !panel || !rootRef.current?.contains(panel)) return
    setShown(bothOf(panel.id))
    const frame = requestAnimationFrame(() => (target === panel ? rootRef.current : target)?.scrollIntoView())
    return () => cancelAnimationFrame(frame)
  }, [hash])

  useEffect(() => {
    if (!isLive) return
    // Before the tab's place is asked for: what is written after that is laid out a second time.
    return openWhenFound(rootRef.current, openKey, (key) => setShown(bothOf(key)))
  }, [openKey, isLive])

  useEffect(() => {
    if (!isLive) return
    const tab = listRef.current?.querySelector<HTMLElement>(`[href="#${CSS.escape(selectedKey)}"]`)
    if (tab) listRef.current?.scrollTo({ left: tab.offsetLeft - 24 })
  }, [selectedKey, isLive])

  function select(key: string): void {
    // The pressed divider is drawn before the sheet behind it, whose layout takes longest.
    setShown((shown) => ({ ...shown, selectedKey: key }))
    startTransition(() => setShown(bothOf(key)))
    history.replaceState(history.state, '', `#${key}`)
    // From far down in a long panel, reading begins at the top of the next one.
    if ((rootRef.current?.getBoundingClientRect().top ?? 0) < 0) rootRef.current?.scrollIntoView()
  }

  function handleClick(event: MouseEvent, key: string): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    select(key)
  }

  function handleKeyDown(event: KeyboardEvent): void {
    const index = dividers.findIndex(({ key }) => key === selectedKey)
    const divider = dividers[tabByKey(event.key, index, dividers.length, true) ?? -1]
    if (!divider) return
    event.preventDefault()
    select(divider.key)
    listRef.current
      ?.querySelector<HTMLElement>(`[href="#${CSS.escape(divider.key)}"]`)
      ?.focus({ preventScroll: true })
  }

  return (
    <div ref={rootRef} className="dividers" data-live={isLive || undefined}>
      <div className="dividers__strip">
        <div
          ref={listRef}
          role="tablist"
          aria-label={label}
          onKeyDown={handleKeyDown}
          className="dividers__list"
        >
          {dividers.map(({ key, label: name }) => (
            <a
              key={key}
              href={`#${key}`}
              role="tab"
              aria-selected={key === selectedKey}
              aria-controls={`${key}-panel`}
              tabIndex={!isLive || key === selectedKey ? 0 : -1}
              onClick={(event) => handleClick(event, key)}
              className="dividers__tab"
            >
              {name}
            </a>
          ))}
        </div>
      </div>
      <div className="sheet border-ink">
        {dividers.map(({ key, label: name, count, rows }) => (
          // The address names this one: what takes the focus is the panel inside, which only the keys should reach.
          <div key={key} id={key} data-panel="" hidden={key !== openKey}>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the pattern asks for it, so that text panels can be reached */}
            <div role="tabpanel" id={`${key}-panel`} aria-label={name} tabIndex={0}>
              {isWholeShown || key === openKey ? (
                <>
                  <div className="bank-head">
                    <h2>{name}</h2>
                    <p>{count}</p>
                  </div>
                  <List>{isWholeShown ? rows : rows.slice(0, FIRST_ROWS)}</List>
                </>
              ) : null}
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}

const bothOf = (key: string) => ({ selectedKey: key, openKey: key })

/** Lets the browser's own search look into the closed panels, and opens the one where it finds something. */
function openWhenFound(root: HTMLElement | null, openKey: string, open: (key: string) => void): () => void {
  const closed = [...(root?.querySelectorAll<HTMLElement>('[data-panel]') ?? [])].filter(
    ({ id }) => id !== openKey,
  )
  const handleMatch = (event: Event) => {
    if (event.currentTarget instanceof HTMLElement) open(event.currentTarget.id)
  }
  for (const panel of closed) {
    panel.setAttribute('hidden', 'until-found')
    panel.addEventListener('beforematch', handleMatch)
  }
  return () => {
    for (const panel of closed) panel.removeEventListener('beforematch', handleMatch)
  }
}
