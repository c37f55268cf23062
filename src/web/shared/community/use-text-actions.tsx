import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { askedTexts, reasonOf } from '#texts/shared/asked.ts'
import { networkFacts } from '#web/browser/network-facts.ts'
import { whenIdle } from '#web/browser/when-idle.ts'
import { showToast } from '#web/ui/toast-store.ts'
import type { ReportedText } from './moderation-calls.ts'

export type ReadText = ReportedText & { readonly authorKey: string; readonly author: string }

export type OwnChoice = {
  readonly kind: 'edit' | 'remove' | 'moderate'
  readonly label: string
  readonly onChoose: () => void
}

export type OpenedMenu = {
  readonly text: ReadText
  readonly opener: HTMLElement
  readonly own: readonly OwnChoice[] | undefined
}
type Opened = { open: (menu: OpenedMenu) => void }

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

const fetchMenu = () => import('./text-menu.tsx')

type Parts = Awaited<ReturnType<typeof fetchMenu>>
type TextActionsProps = { ref: Ref<Opened>; onBlocked: (authorKey: string) => void }

/** The page is there before its menus are: their code comes when nothing else is to be done, or with the first press. */
function TextActions({ ref, onBlocked }: TextActionsProps) {
  const [parts, setParts] = useState<Parts | null>(null)
  const [menu, setMenu] = useState<OpenedMenu | null>(null)

  // What cannot be fetched yet is fetched with a press, and so it is for who saves data.
  useEffect(() => {
    if (!networkFacts()?.saveData) return whenIdle(() => void fetchMenu().then(setParts, () => {}))
  }, [])

  useImperativeHandle(
    ref,
    () => ({
      open: (next) => {
        setMenu((now) => (now?.opener === next.opener ? null : next))
        if (parts) return
        fetchMenu().then(setParts, () => {
          setMenu(null)
          showToast({
            variant: 'destructive',
            title: askedTexts.partUnread,
            description: reasonOf('unreachable'),
          })
        })
      },
    }),
    [parts],
  )

  return parts && <parts.TextMenu menu={menu} onClose={() => setMenu(null)} onBlocked={onBlocked} />
}
