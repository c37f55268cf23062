import { Ban, Flag } from 'lucide-react'
import type { ReactNode } from 'react'
import { moderatedTexts as texts } from '#texts/community/community-writing.ts'
import { commonTexts } from '#texts/shared/common.ts'
import { Popover } from '#web/ui/popover.tsx'

export type OwnChoice = { readonly icon: ReactNode; readonly label: string; readonly onChoose: () => void }

type TextMenuProps = {
  opener: HTMLElement
  /** Whose text it is, as it is shown. */
  name: string
  /** What the writer may do; given for one's own text alone. */
  own: readonly OwnChoice[] | undefined
  onClose: () => void
  onReport: () => void
  onBlock: () => void
}

/** What can be done about a text: with one's own as its place allows, with another's a report or a block. */
export function TextMenu({ opener, name, own, onClose, onReport, onBlock }: TextMenuProps) {
  const choices = own ?? [
    { icon: <Flag aria-hidden="true" size={20} />, label: texts.menu.report, onChoose: onReport },
    { icon: <Ban aria-hidden="true" size={20} />, label: texts.menu.block({ name }), onChoose: onBlock },
  ]
  return (
    <Popover opener={opener} onClose={onClose} title={texts.menu.title} closeLabel={commonTexts.close}>
      {(close) => (
        <ul className="grid gap-2">
          {choices.map(({ icon, label, onChoose }) => (
            <li key={label}>
              <button
                type="button"
                onClick={() => {
                  close()
                  onChoose()
                }}
                className="flex min-h-12 w-full items-center gap-3 rounded-control border border-line px-4 text-left font-semibold hover:bg-shade"
              >
                {icon}
                {label}
              </button>
            </li>
          ))}
          {own ? null : <li className="text-sm text-ink-soft">{texts.menu.blockHint}</li>}
        </ul>
      )}
    </Popover>
  )
}
