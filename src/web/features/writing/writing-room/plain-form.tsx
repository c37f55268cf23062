import { href } from 'react-router'
import type { RoomThemeGroup } from '#content/study/themes/room-themes.ts'
import { SHEET_LINES, SHEET_MAX_CHARACTERS } from '#domain/writing/writing-room.ts'
import { writingRoomTexts as texts } from '#texts/writing/writing-room.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextAreaField } from '#web/ui/text-area-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { ThemeSelect } from './theme-select.tsx'

type PlainFormProps = {
  groups: readonly RoomThemeGroup[]
  /** What was sent and not corrected, with the reason. */
  refused: {
    readonly code?: string
    readonly typed?: { themeId: string; title: string; motivating: string; text: string }
  } | null
}

/** The room without JavaScript: an ordinary form, whose answer is the correction. */
export function PlainForm({ groups, refused }: PlainFormProps) {
  const typed = refused?.typed
  const reasons: Readonly<Record<string, string | object>> = texts.plain
  const reason = refused?.code ? reasons[refused.code] : undefined
  return (
    <form method="post" action={href('/corretor-de-redacao')} className="grid max-w-measure gap-4">
      <p className="font-semibold">{texts.plain.lead}</p>
      {refused?.code ? (
        <Notice tone="error">{typeof reason === 'string' ? reason : texts.plain.invalid_input}</Notice>
      ) : null}
      <ThemeSelect groups={groups} name="theme" label={texts.plain.theme} defaultValue={typed?.themeId ?? ''}>
        <option value="">{texts.plain.noTheme}</option>
      </ThemeSelect>
      <TextField name="title" label={texts.theme.ownTitle} defaultValue={typed?.title} />
      <TextAreaField
        name="motivating"
        label={texts.theme.motivating}
        labelNote={texts.theme.motivatingNote}
        rows={4}
        defaultValue={typed?.motivating}
      />
      <TextAreaField
        name="text"
        label={texts.sheet.field}
        rows={SHEET_LINES}
        maxLength={SHEET_MAX_CHARACTERS}
        defaultValue={typed?.text}
      />
      <Button type="submit" size="large">
        {texts.submit}
      </Button>
    </form>
  )
}
