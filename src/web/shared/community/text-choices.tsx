import { Ban, Eraser, Flag, type LucideIcon, Pencil, Trash2 } from 'lucide-react'
import { moderatedTexts } from '#texts/community/moderated.ts'
import { textMenuTexts as texts } from '#texts/community/text-menu.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { blockAuthor } from './moderation-calls.ts'
import type { OwnChoice, ReadText } from './use-text-actions.tsx'

const OWN_ICONS: Readonly<Record<OwnChoice['kind'], LucideIcon>> = {
  edit: Pencil,
  remove: Trash2,
  moderate: Eraser,
}

type TextChoicesProps = {
  text: ReadText
  /** What the writer may do; given for one's own text alone. */
  own: readonly OwnChoice[] | undefined
  close: () => void
  onReport: () => void
  onBlocked: (authorKey: string) => void
}

/** What can be done about a text: with one's own as its place allows, with another's a report or a block. */
export function TextChoices({ text, own, close, onReport, onBlocked }: TextChoicesProps) {
  const { authorKey, author } = text

  async function handleBlock(): Promise<void> {
    const done = await blockAuthor(authorKey, author)
    if (!done.ok) return showToast(moderatedTexts.actionFailed)
    showToast(moderatedTexts.blocked)
    onBlocked(authorKey)
  }

  const choices = own?.map((choice) => ({ ...choice, Icon: OWN_ICONS[choice.kind] })) ?? [
    { Icon: Flag, label: texts.report, onChoose: onReport },
    { Icon: Ban, label: texts.block({ name: author }), onChoose: () => void handleBlock() },
  ]
  return (
    <ul className="grid gap-2">
      {choices.map(({ Icon, label, onChoose }) => (
        <li key={label}>
          <button
            type="button"
            onClick={() => {
              close()
              onChoose()
            }}
            className="flex min-h-12 w-full items-center gap-3 rounded-control border border-line px-4 text-left font-semibold hover:bg-shade"
          >
            <Icon aria-hidden="true" size={20} />
            {label}
          </button>
        </li>
      ))}
      {own ? null : <li className="text-sm text-ink-soft">{texts.blockHint}</li>}
    </ul>
  )
}
