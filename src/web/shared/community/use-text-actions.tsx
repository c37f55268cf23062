import { useState } from 'react'
import { moderatedTexts as texts } from '#texts/community/community-writing.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { blockAuthor, type ReportedText } from './moderation-calls.ts'
import { ReportDialog } from './report-dialog.tsx'
import { type OwnChoice, TextMenu } from './text-menu.tsx'

export type ReadText = ReportedText & { readonly authorKey: string; readonly author: string }

/**
 * What the menu of a text does, for a page on which strangers read each other: `open` shows the choices for a text, `dialogs`
 * stands once on the page.
 *
 * @param onBlocked the texts of that person are to vanish
 */
export function useTextActions(onBlocked: (authorKey: string) => void) {
  const [menuOf, setMenuOf] = useState<ReadText | null>(null)
  const [own, setOwn] = useState<readonly OwnChoice[]>()
  const [isMenuOpen, setMenuOpen] = useState(false)
  const [reported, setReported] = useState<ReportedText | null>(null)

  async function handleBlock(): Promise<void> {
    if (!menuOf) return
    const done = await blockAuthor(menuOf.authorKey, menuOf.author)
    if (!done.ok) return showToast(texts.actionFailed)
    showToast(texts.blocked)
    onBlocked(menuOf.authorKey)
  }

  return {
    /** @param ownChoices for a text of one's own, in the place of report and block */
    open(text: ReadText, ownChoices?: readonly OwnChoice[]): void {
      setMenuOf(text)
      setOwn(ownChoices)
      setMenuOpen(true)
    },
    dialogs: (
      <>
        <TextMenu
          isOpen={isMenuOpen}
          name={menuOf?.author ?? ''}
          {...(own ? { own } : {})}
          onClose={() => setMenuOpen(false)}
          onReport={() => setReported(menuOf && { kind: menuOf.kind, id: menuOf.id })}
          onBlock={() => void handleBlock()}
        />
        <ReportDialog subject={reported} onClose={() => setReported(null)} />
      </>
    ),
  }
}
