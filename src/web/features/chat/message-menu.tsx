import { Ban, Flag, Pencil, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ChatMessage } from '#domain/chat-message.ts'
import { chatTexts } from '#texts/chat.ts'
import { Dialog } from '#web/ui/dialog.tsx'

const texts = chatTexts.menu

type MessageMenuProps = {
  /** Null closes it. */
  message: ChatMessage | null
  isOwn: boolean
  onClose: () => void
  onEdit: (message: ChatMessage) => void
  onRemove: (message: ChatMessage) => void
  onReport: (message: ChatMessage) => void
  onBlock: (message: ChatMessage) => void
}

export function MessageMenu({ message, isOwn, onClose, ...actions }: MessageMenuProps) {
  function choose(act: (message: ChatMessage) => void): void {
    onClose()
    if (message) act(message)
  }
  return (
    <Dialog isOpen={message !== null} onClose={onClose} title={texts.title} closeLabel={texts.close}>
      <ul className="grid gap-2">
        {isOwn ? (
          <>
            <Choice icon={<Pencil aria-hidden="true" size={20} />} onChoose={() => choose(actions.onEdit)}>
              {texts.edit}
            </Choice>
            <Choice icon={<Trash2 aria-hidden="true" size={20} />} onChoose={() => choose(actions.onRemove)}>
              {texts.remove}
            </Choice>
          </>
        ) : (
          <>
            <Choice icon={<Flag aria-hidden="true" size={20} />} onChoose={() => choose(actions.onReport)}>
              {texts.report}
            </Choice>
            <Choice icon={<Ban aria-hidden="true" size={20} />} onChoose={() => choose(actions.onBlock)}>
              {texts.block({ name: message?.sender ?? '' })}
            </Choice>
            <li className="text-sm text-ink-soft">{texts.blockHint}</li>
          </>
        )}
      </ul>
    </Dialog>
  )
}

function Choice({ icon, onChoose, children }: { icon: ReactNode; onChoose: () => void; children: string }) {
  return (
    <li>
      <button
        type="button"
        onClick={onChoose}
        className="flex min-h-12 w-full items-center gap-3 rounded-control border border-line px-4 text-left font-semibold hover:bg-shade"
      >
        {icon}
        {children}
      </button>
    </li>
  )
}
