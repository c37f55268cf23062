import { Shuffle } from 'lucide-react'
import { useId, useState } from 'react'
import type { RoomThemeGroup } from '#content/study/themes/room-themes.ts'
import { MOTIVATING_MAX_CHARACTERS, THEME_LENGTH } from '#domain/writing/writing-room.ts'
import { writingRoomTexts } from '#texts/writing/writing-room.ts'
import { pickByChance } from '#web/browser/chance.ts'
import { Button } from '#web/ui/button.tsx'
import { TextAreaField } from '#web/ui/text-area-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { type ChosenTheme, findTheme } from './room-theme.ts'
import { ThemeSelect } from './theme-select.tsx'

const texts = writingRoomTexts.theme
const OWN = 'proprio'

type ThemePickerProps = {
  groups: readonly RoomThemeGroup[]
  chosen: ChosenTheme | null
  /** At each choice: it counts at once. */
  onPick: (theme: ChosenTheme) => void
  /** The choice is over. */
  onChoose: (theme: ChosenTheme) => void
  /** Null where there is nothing to go back to. */
  onCancel: (() => void) | null
}

/** A theme of the bank, of the exam, or one's own with what was given to read. */
export function ThemePicker({ groups, chosen, onPick, onChoose, onCancel }: ThemePickerProps) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className="room-board">
      <h2 id={headingId} className="text-2xl sm:text-3xl">
        {texts.heading}
      </h2>
      <div className="mt-5 max-w-[46rem]">
        <ThemeFields
          groups={groups}
          chosen={chosen}
          useLabel={texts.use}
          onPick={onPick}
          onUse={onChoose}
          onCancel={onCancel}
        />
      </div>
    </section>
  )
}

type ThemeFieldsProps = {
  groups: readonly RoomThemeGroup[]
  chosen: ChosenTheme | null
  useLabel: string
  onPick?: (theme: ChosenTheme) => void
  onUse: (theme: ChosenTheme) => void
  onCancel?: (() => void) | null
}

export function ThemeFields({ groups, chosen, useLabel, onPick, onUse, onCancel = null }: ThemeFieldsProps) {
  const [picked, setPicked] = useState(chosen ? (chosen.id ?? OWN) : '')
  const [own, setOwn] = useState({
    title: chosen?.id === null ? chosen.title : '',
    motivating: chosen?.motivating ?? '',
  })
  const [isMissing, setMissing] = useState(false)

  function themeOf(id: string, written: typeof own): ChosenTheme | null {
    if (id !== OWN) return findTheme(groups, id)
    const title = written.title.trim()
    return title.length < THEME_LENGTH.min ? null : { id: null, title, motivating: written.motivating.trim() }
  }

  function handlePick(id: string): void {
    setPicked(id)
    setMissing(false)
    const theme = themeOf(id, own)
    if (theme) onPick?.(theme)
  }

  function handleOwn(part: Partial<typeof own>): void {
    const written = { ...own, ...part }
    setOwn(written)
    const theme = themeOf(OWN, written)
    if (theme) onPick?.(theme)
  }

  function handleUse(): void {
    const theme = themeOf(picked, own)
    if (theme) onUse(theme)
    else setMissing(true)
  }

  function handleDraw(): void {
    const all = groups.flatMap(({ themes }) => themes)
    handlePick(all[pickByChance(all.length)]?.id ?? '')
  }

  return (
    <div className="grid gap-4">
      <ThemeSelect
        groups={groups}
        label={texts.field}
        value={picked}
        error={isMissing && picked !== OWN ? texts.none : undefined}
        onChange={(event) => handlePick(event.currentTarget.value)}
      >
        <option value="">{texts.none}</option>
        <option value={OWN}>{texts.own}</option>
      </ThemeSelect>
      {picked === OWN ? (
        <>
          <TextField
            label={texts.ownTitle}
            hint={texts.ownTitleHint}
            error={isMissing ? texts.ownTitleMissing : undefined}
            value={own.title}
            maxLength={THEME_LENGTH.max}
            onChange={(event) => handleOwn({ title: event.currentTarget.value })}
          />
          <TextAreaField
            label={texts.motivating}
            labelNote={texts.motivatingNote}
            hint={texts.motivatingHint}
            value={own.motivating}
            rows={5}
            maxLength={MOTIVATING_MAX_CHARACTERS}
            onChange={(event) => handleOwn({ motivating: event.currentTarget.value })}
          />
        </>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button onClick={handleUse}>{useLabel}</Button>
        <Button look="secondary" onClick={handleDraw}>
          <Shuffle aria-hidden="true" size={18} />
          {texts.draw}
        </Button>
        {onCancel ? (
          <Button look="quiet" onClick={onCancel}>
            {texts.cancel}
          </Button>
        ) : null}
      </div>
    </div>
  )
}
