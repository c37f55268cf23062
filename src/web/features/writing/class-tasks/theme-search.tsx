import { useEffect, useRef, useState } from 'react'
import type { RoomTheme } from '#content/study/themes/room-themes.ts'
import { findThemes } from '#domain/writing/class-tasks/class-task-rules.ts'
import { classTasksTexts } from '#texts/writing/class-tasks.ts'
import { loadStudyPack } from '#web/shared/study-pack/load-study-pack.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { loadRoomThemes } from '../writing-room/load-room-themes.ts'

const texts = classTasksTexts.form

/** The themes of the bank by words that stand in them; the bank comes with the first letter. */
export function ThemeSearch({ onPick }: { onPick: (theme: RoomTheme) => void }) {
  const [query, setQuery] = useState('')
  const [themes, setThemes] = useState<readonly RoomTheme[] | null>(null)
  const [isFailed, setFailed] = useState(false)
  const isAsked = useRef(false)

  async function load(): Promise<void> {
    if (isAsked.current) return
    isAsked.current = true
    try {
      const groups = await loadRoomThemes(loadStudyPack())
      setThemes(groups.flatMap((group) => group.themes))
      setFailed(false)
    } catch {
      isAsked.current = false
      setFailed(true)
    }
  }

  const isSearching = query.trim() !== '' && themes !== null
  const found = isSearching ? findThemes(themes, query) : []
  return (
    <div className="grid gap-2">
      <TextField
        type="search"
        label={texts.search}
        labelNote={texts.optional}
        hint={texts.searchHint}
        error={isFailed ? texts.searchFailed : undefined}
        autoComplete="off"
        value={query}
        onChange={(event) => {
          setQuery(event.currentTarget.value)
          void load()
        }}
        onKeyDown={(event) => {
          // Enter takes the only one that is found; it never sends the task half-way.
          if (event.key !== 'Enter') return
          event.preventDefault()
          const [only] = found
          if (only && found.length === 1) onPick(only)
        }}
      />
      <p role="status" className="text-sm text-ink-soft">
        {isSearching ? texts.found({ count: found.length }) : null}
      </p>
      {found.length > 0 ? (
        <ul className="grid gap-1">
          {found.map((theme) => (
            <li key={theme.id}>
              <button
                type="button"
                aria-label={texts.pick({ title: theme.listed })}
                className="min-h-11 w-full rounded-control border border-line px-3 py-2 text-left wrap-anywhere hover:bg-pen-wash"
                onClick={() => onPick(theme)}
              >
                {theme.listed}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}

type PickedThemeProps = { title: string; isNew: boolean; onOwn: () => void }

/** The theme that a task is set on, and the way back to a title of one's own. */
export function PickedTheme({ title, isNew, onOwn }: PickedThemeProps) {
  const ref = useRef<HTMLParagraphElement>(null)
  // The search that held the focus is gone.
  useEffect(() => {
    if (isNew) ref.current?.focus()
  }, [isNew])
  return (
    <div className="grid justify-items-start gap-2">
      <p ref={ref} tabIndex={-1} className="wrap-anywhere">
        <span className="block text-sm text-ink-soft">{texts.bankTheme}</span>
        <span className="font-semibold">{title}</span>
      </p>
      <Button look="secondary" size="small" onClick={onOwn}>
        {texts.own}
      </Button>
    </div>
  )
}
