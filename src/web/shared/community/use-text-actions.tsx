import { type Ref, useImperativeHandle, useRef, useState } from 'react'
import { moderatedTexts as texts } from '#texts/community/community-writing.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { blockAuthor, type ReportedText } from './moderation-calls.ts'
import { ReportDialog } from './report-dialog.tsx'
import { type OwnChoice, TextMenu } from './text-menu.tsx'

export type ReadText = ReportedText & { readonly authorKey: string; readonly author: string }

type Menu = {
  readonly text: ReadText
  readonly opener: HTMLElement
  readonly own: readonly OwnChoice[] | undefined
}
type Opened = { open: (menu: Menu) => void }

/**
 * What the menu of a text does, for a page on which strangers read each other: `open` shows the choices for a text, `dialogs`
 * stands once on the page and is drawn anew by itself, without the texts.
 *
 * @param onBlocked the texts of that person are to vanish
 */
export function useTextActions(onBlocked: (authorKey: string) => void) {
  const ref = useRef<Opened>(null)
  return {
    /** @param own choices for a text of one's own, in the place of report and block */
    open: (text: ReadText, opener: HTMLElement, own?: readonly OwnChoice[]) =>
      ref.current?.open({ text, opener, own }),
    dialogs: <TextActions ref={ref} onBlocked={onBlocked} />,
  }
}

type TextActionsProps = { ref: Ref<Opened>; onBlocked: (authorKey: string) => void }

function TextActions({ ref, onBlocked }: TextActionsProps) {
  const [menu, setMenu] = useState<Menu | null>(null)
  const [reported, setReported] = useState<ReportedText | null>(null)
  useImperativeHandle(
    ref,
    () => ({ open: (next) => setMenu((now) => (now?.opener === next.opener ? null : next)) }),
    [],
  )

  async function handleBlock({ authorKey, author }: ReadText): Promise<void> {
    const done = await blockAuthor(authorKey, author)
    if (!done.ok) return showToast(texts.actionFailed)
    showToast(texts.blocked)
    onBlocked(authorKey)
  }

  return (
    <>
      {menu ? (
        <TextMenu
          key={menu.text.id}
          opener={menu.opener}
          name={menu.text.author}
          own={menu.own}
          onClose={() => setMenu(null)}
          onReport={() => setReported({ kind: menu.text.kind, id: menu.text.id })}
          onBlock={() => void handleBlock(menu.text)}
        />
      ) : null}
      <ReportDialog subject={reported} onClose={() => setReported(null)} />
    </>
  )
}
