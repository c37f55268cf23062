import { EllipsisVertical } from 'lucide-react'
import { textMenuTexts as texts } from '#texts/community/text-menu.ts'

/** The way to report a text or to block its writer, beside every text of somebody else. */
export function TextMenuButton({
  author,
  onClick,
}: {
  author: string
  onClick: (opener: HTMLElement) => void
}) {
  return (
    <button
      type="button"
      className="slip-action needs-script ml-auto"
      aria-label={texts.open({ author })}
      aria-haspopup="dialog"
      onClick={(event) => onClick(event.currentTarget)}
    >
      <EllipsisVertical aria-hidden="true" size={18} />
    </button>
  )
}
